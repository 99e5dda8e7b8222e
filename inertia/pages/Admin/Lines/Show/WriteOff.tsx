import type { CostKind } from '#app/money/matching/allocation_kind'
import type { LineFacts } from '#app/money/matching/line_facts'
import { useLabelOptions } from '~/components/staff/labels'
import { correctionsUrl, type Filter, listState } from '~/components/staff/urls'
import { useTranslations } from '~/i18n'
import { ButtonLink } from '~/ui/ButtonLink'
import { FormDialog } from '~/ui/form/FormDialog'
import { SelectField } from '~/ui/form/SelectField'
import { TextAreaField } from '~/ui/form/TextAreaField'
import { useMoney } from '~/ui/Money'

type Props = { line: LineFacts; filter: Filter; costsSaid: CostKind[] }

/** Books what is open to fees, or as what the bank took or gave; a large amount waits for a second person. */
export function WriteOff({ line, filter, costsSaid }: Props) {
  const t = useTranslations('admin.line')
  const money = useMoney()
  const kinds = useLabelOptions('costKind', ['bank_costs', 'interest'])
  if (line.writeOffCents !== null) {
    return (
      <>
        <p>{t('writeOffWaits', { amount: money(line.writeOffCents, { sign: true }) })}</p>
        <ButtonLink href={correctionsUrl()} variant="default">
          {t('toCorrections')}
        </ButtonLink>
      </>
    )
  }

  return (
    <FormDialog
      label={t('writeOff')}
      title={t('writeOffTitle', { amount: money(line.openCents, { sign: true }) })}
      submit={t('book', { amount: money(line.openCents, { sign: true }) })}
      danger
      route="admin.lines.write_off.store"
      routeParams={{ line_id: line.reference }}
      qs={listState(filter)}

      initial={{ costKind: costsSaid.length === 1 ? costsSaid[0] : '', reason: '' }}
      resetOnSuccess
    >
      <p>{t('writeOffText')}</p>
      <SelectField
        name="costKind"
        label={t('writeOffTo')}
        options={[{ value: '', label: t('writeOffFees') }, ...kinds]}
      />
      <TextAreaField
        name="reason"
        label={t('writeOffReason')}
        hint={t('writeOffReasonHint')}
        rows={3}
        maxLength={500}
        required
      />
    </FormDialog>
  )
}
