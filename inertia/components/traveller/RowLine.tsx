import type { BatchRow, TenantBatchRow } from '#app/travel/batches/batch_row_list'
import type { Disposition } from '~/components/traveller/dispositions'
import { useTranslations } from '~/i18n'
import { TransactionTime } from '~/components/TransactionTime'
import { TimeText } from '~/ui/DateText'
import { Money } from '~/ui/Money'
import { StatusBadge, type Tone } from '~/ui/StatusBadge'
import classes from './Rows.module.css'

const tones: Record<Disposition, Tone> = {
  create: 'good',
  duplicate: 'neutral',
  not_a_trip: 'neutral',
  unrecognised: 'waiting',
  error: 'bad',
}

/** To managers the rest is not shown. */
export type ShownRow = TenantBatchRow & Partial<BatchRow>

/** One row of the file: what it says, or what is wrong with it. */
export function RowLine({ row }: { row: ShownRow }) {
  const t = useTranslations('batches')
  const { disposition } = row
  const route = [row.fromPlace, row.toPlace].filter(Boolean).join(' → ')

  return (
    <li className={classes.row} data-failed={row.kind === null || undefined}>
      <p className={classes.line}>{t('rows.line', { line: row.line })}</p>
      {row.at && (
        <p className={classes.at}>
          <When row={row} at={row.at} />
        </p>
      )}
      {row.kind && <p className={classes.what}>{t(`kinds.${row.kind}`)}</p>}
      {route && <p className={classes.route}>{route}</p>}
      {row.amountCents !== null && (
        <p className={classes.amount}>
          <Money cents={row.amountCents} />
        </p>
      )}
      <p className={classes.badge}>
        <StatusBadge tone={tones[disposition]}>{t(`dispositions.${disposition}`)}</StatusBadge>
      </p>
      <Remarks row={row} />
    </li>
  )
}

const When = ({ row, at }: { row: ShownRow; at: string }) => (
  <>
    <TransactionTime kind={row.kind} at={at} />
    {row.endAt && (
      <>
        {' – '}
        <TimeText value={row.endAt} />
      </>
    )}
  </>
)

function Remarks({ row }: { row: ShownRow }) {
  const t = useTranslations('batches')
  if (!row.problem && !row.warning) return null

  return (
    <div className={classes.problem}>
      {row.problem && <p>{t(`rowProblems.${row.problem}`)}</p>}
      {row.warning && <p>{t(`rowWarnings.${row.warning}`)}</p>}
      {row.raw && (
        <div className={classes.raw}>
          {t('rows.raw')}
          <code>{row.raw.join(' ; ')}</code>
        </div>
      )}
    </div>
  )
}
