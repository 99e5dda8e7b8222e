import type { LineFacts } from '#app/money/matching/line_facts'
import { type Filter, listState } from '~/components/staff/urls'
import { useTranslations } from '~/i18n'
import { ActionButton } from '~/ui/ActionButton'
import { FormDialog } from '~/ui/form/FormDialog'
import { TextAreaField } from '~/ui/form/TextAreaField'
import { useMoney } from '~/ui/Money'

type Props = { line: LineFacts; filter: Filter; hasNext: boolean }

/** Takes the line off the list to match, with a note. */
export function SetAside({ line, filter, hasNext }: Props) {
  const opensNext = hasNext && !line.setAsideAt
  const t = useTranslations('admin.line')
  const money = useMoney()
  const label = t(line.setAsideAt ? 'changeNote' : 'setAside')

  return (
    <>
      {line.setAsideAt && <p>{t('isSetAside', { name: line.setAsideBy ?? '' })}</p>}
      {line.setAsideAt && !line.isOwnSetAside && (
        <ActionButton
          route="admin.lines.set_aside.store"
          routeParams={{ line_id: line.reference }}
          qs={listState(filter)}
          data={{ note: line.note ?? '' }}
          stay
        >
          {t('takeOver')}
        </ActionButton>
      )}
      <FormDialog
        label={label}
        title={t('setAsideTitle', { amount: money(line.openCents, { sign: true }) })}
        submit={opensNext ? `${label} ${t('andNext')}` : label}
        route="admin.lines.set_aside.store"
        routeParams={{ line_id: line.reference }}
        qs={listState(filter)}
        initial={{ note: line.note ?? '' }}
        data={{ next: opensNext }}
        stay={!opensNext}
      >
        <p>{t('setAsideText')}</p>
        <TextAreaField name="note" label={t('note')} hint={t('noteHint')} rows={3} maxLength={500} />
      </FormDialog>
    </>
  )
}
