import { useLabels } from '~/components/staff/labels'
import { TwoLines } from '~/components/staff/TwoLines'
import { useTranslations } from '~/i18n'
import type { Column } from '~/ui/column'
import { DateText } from '~/ui/DateText'
import { Money } from '~/ui/Money'
import type { ImportLine } from '../Show'
import classes from './Show.module.css'

/** The cells of a line: what it says, beside what was asked. */
export function useLineColumns(): Column<ImportLine>[] {
  const t = useTranslations('admin.answerImport')
  const outcome = useLabels('claimStatus')
  const reason = useLabels('rejectionReason')

  const underOf = ({ statedReason, reason: code, note }: ImportLine) =>
    [statedReason ? `“${statedReason}”` : code && reason(code), note].filter(Boolean).join(' · ')

  return [
    {
      key: 'claim',
      header: t('claim'),
      cell: (line) => <TwoLines under={t('line', { line: line.line })}>{line.reference || '–'}</TwoLines>,
    },
    { key: 'operator', header: t('operator'), cell: (line) => line.operatorName ?? '–' },
    {
      key: 'asked',
      header: t('asked'),
      align: 'right',
      cell: (line) => (line.grossCents === null ? '–' : <Money cents={line.grossCents} />),
    },
    {
      key: 'answer',
      header: t('answer'),
      cell: (line) =>
        line.problem ? (
          <span className={classes.problem}>{t(`problems.${line.problem}`)}</span>
        ) : (
          <TwoLines under={underOf(line)} wrap>
            {outcome(line.outcome!)}
          </TwoLines>
        ),
    },
    {
      key: 'amount',
      header: t('amount'),
      align: 'right',
      cell: (line) => (line.approvedCents === null ? '–' : <Money cents={line.approvedCents} />),
    },
    {
      key: 'day',
      header: t('day'),
      cell: (line) => (line.answeredOn ? <DateText value={line.answeredOn} /> : t('today')),
    },
  ]
}
