import type { ReactNode } from 'react'
import type { LineRow } from '#app/money/statements/line_list'
import type { ListColumn } from '~/components/lists/ResourceList'
import { useTranslations } from '~/i18n'
import { DateText } from '~/ui/DateText'
import { Money, useMoney } from '~/ui/Money'
import { StatusBadge } from '~/ui/StatusBadge'
import { type CodeOf, useLabels } from './labels'
import classes from './LineText.module.css'
import { Reference } from './Reference'
import { TwoLines } from './TwoLines'

/** The cells of a bank line; `open` is drawn where a part of it still has to be matched. */
export function useLineColumns(open?: (line: LineRow) => ReactNode): ListColumn<LineRow>[] {
  const t = useTranslations('admin.lines')
  const money = useMoney()

  return [
    {
      key: 'line',
      sort: 'booked',
      header: t('line'),
      cell: (line) => (
        <TwoLines under={<DateText value={line.bookedOn} />}>
          <Reference>{line.reference}</Reference>
        </TwoLines>
      ),
    },
    {
      key: 'from',
      header: t('description'),
      cell: (line) => (
        <TwoLines wrap under={<span className={classes.text}>{line.description}</span>}>
          {line.operatorName ?? line.counterpartyName ?? t('unknown')}
          {line.ibanLast4 && ` •••• ${line.ibanLast4}`}
        </TwoLines>
      ),
    },
    {
      key: 'amount',
      sort: 'amount',
      header: t('amount'),
      align: 'right',
      cell: (line) => (
        <TwoLines
          under={line.openCents !== 0 && t('open', { amount: money(line.openCents) })}
          tone={line.isSetAside ? undefined : 'waiting'}
        >
          <Money cents={line.amountCents} sign />
        </TwoLines>
      ),
    },
    {
      key: 'match',
      header: t('proposal'),
      cell: (line) => (
        <>
          <MatchedWith line={line} />
          {line.openCents !== 0 && open?.(line)}
        </>
      ),
    },
  ]
}

function MatchedWith({ line }: { line: LineRow }) {
  const t = useTranslations('admin.lines')
  const kind = useLabels('allocationKind')
  const kinds = line.kinds.map((code) => kind(code as CodeOf<'allocationKind'>)).join(', ')

  return (
    <>
      {kinds}{' '}
      {line.isSetAside && (
        <StatusBadge>{line.setAsideBy ? t('setAsideBy', { name: line.setAsideBy }) : t('setAside')}</StatusBadge>
      )}
      {line.isEntered && <StatusBadge tone="info">{t('entered')}</StatusBadge>}
    </>
  )
}
