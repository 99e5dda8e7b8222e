import type { StatementRow } from '#app/money/statements/statement_list'
import type { ListColumn } from '~/components/lists/ResourceList'
import { Reference } from '~/components/staff/Reference'
import { TwoLines } from '~/components/staff/TwoLines'
import { useTranslations } from '~/i18n'
import { DateRange, DateText } from '~/ui/DateText'
import { Money, useMoney } from '~/ui/Money'
import { StatusBadge } from '~/ui/StatusBadge'

/** The cells of a bank statement. */
export function useStatementColumns(): ListColumn<StatementRow>[] {
  const t = useTranslations('admin.statements')
  const money = useMoney()
  const balance = (cents: number | null) => (cents === null ? t('noBalance') : <Money cents={cents} />)

  return [
    {
      key: 'reference',
      header: t('reference'),
      cell: (one) => (
        <TwoLines under={one.statementNumber ?? t('noNumber')}>
          <Reference>{one.reference}</Reference>
        </TwoLines>
      ),
    },
    {
      key: 'period',
      sort: 'until',
      header: t('period'),
      cell: (one) =>
        one.fromOn === one.untilOn ? (
          <DateText value={one.untilOn} />
        ) : (
          <DateRange from={one.fromOn} to={one.untilOn} />
        ),
    },
    {
      key: 'opening',
      header: t('opening'),
      align: 'right',
      cell: (one) => (
        <>
          {balance(one.openingCents)}{' '}
          {one.gapCents !== null && one.gapCents !== 0 && (
            <StatusBadge tone="waiting">{t('gapOf', { amount: money(one.gapCents) })}</StatusBadge>
          )}
          {one.isRivalled && <StatusBadge tone="bad">{t('rivalBadge')}</StatusBadge>}
        </>
      ),
    },
    {
      key: 'credit',
      header: t('credit'),
      align: 'right',
      cell: (one) => <Money cents={one.creditCents} sign />,
    },
    {
      key: 'debit',
      header: t('debit'),
      align: 'right',
      cell: (one) => <Money cents={0 - one.debitCents} />,
    },
    {
      key: 'closing',
      header: t('closing'),
      align: 'right',
      cell: (one) => balance(one.closingCents),
    },
    {
      key: 'lines',
      header: t('lines'),
      align: 'right',
      cell: (one) => (
        <TwoLines
          under={t('open', { count: one.openLinesCount })}
          tone={one.openLinesCount > 0 ? 'waiting' : undefined}
        >
          {one.linesCount}
        </TwoLines>
      ),
    },
    {
      key: 'imported',
      sort: 'imported',
      header: t('importedAt'),
      cell: (one) => (
        <TwoLines under={one.fileName}>
          <DateText value={one.importedAt} />
        </TwoLines>
      ),
    },
  ]
}
