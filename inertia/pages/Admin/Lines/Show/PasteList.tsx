import { type Filter, listState } from '~/components/staff/urls'
import { useTranslations } from '~/i18n'
import { FormDialog } from '~/ui/form/FormDialog'
import { TextAreaField } from '~/ui/form/TextAreaField'

/** Fills the split from a list that came with the money. */
export function PasteList({ line, filter }: { line: string; filter: Filter }) {
  const t = useTranslations('admin.line')

  return (
    <FormDialog
      label={t('paste')}
      title={t('pasteTitle')}
      submit={t('read')}
      button={{ size: 'sm' }}
      route="admin.lines.lists.store"
      routeParams={{ line_id: line }}
      qs={listState(filter)}
      resetOnSuccess
    >
      <TextAreaField
        name="text"
        label={t('pasteField')}
        hint={t('pasteHint')}
        rows={12}
        spellCheck={false}
        resize="vertical"
        required
      />
    </FormDialog>
  )
}
