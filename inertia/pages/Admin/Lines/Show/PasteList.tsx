import { type Filter, listState } from '~/components/staff/urls'
import { useTranslations } from '~/i18n'
import { DialogActions } from '~/ui/DialogActions'
import { DialogButton } from '~/ui/DialogButton'
import { Form } from '~/ui/form/Form'
import { TextAreaField } from '~/ui/form/TextAreaField'

/** Fills the split from a list that came with the money. */
export function PasteList({ line, filter }: { line: string; filter: Filter }) {
  const t = useTranslations('admin.line')

  return (
    <DialogButton size="sm" label={t('paste')} title={t('pasteTitle')}>
      {(close) => (
        <Form
          route="admin.lines.lists.store"
          routeParams={{ line_id: line }}
          qs={listState(filter)}
          size="sm"
          stay
          resetOnSuccess
          onSuccess={close}
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
          <DialogActions close={close}>{t('read')}</DialogActions>
        </Form>
      )}
    </DialogButton>
  )
}
