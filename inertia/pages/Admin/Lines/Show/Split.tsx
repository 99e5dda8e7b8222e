import { Button } from '@mantine/core'
import { type SubmitEvent, useState } from 'react'
import type { LineFacts } from '#app/money/matching/line_facts'
import type { Pasted } from '#app/money/matching/pasted_list'
import type { Part } from '#app/money/matching/proposals/shown_proposals'
import { type Filter, listState } from '~/components/staff/urls'
import { useTranslations } from '~/i18n'
import { Card } from '~/ui/Card'
import { useAction } from '~/ui/form/useAction'
import { useWriteEuros } from '~/ui/euros'
import { useMoney } from '~/ui/Money'
import { PasteList } from './PasteList'
import { PasteProblems } from './PasteProblems'
import { centsOf, kindOf, rowsOf, sumOf, type Row, writtenOf } from './split'
import classes from './Split.module.css'
import { SplitRow } from './SplitRow'

type Props = {
  line: LineFacts
  filter: Filter
  /** What it begins with. */
  parts: Part[]
  pasted: Pasted | null
  onBooked: () => void
}

/** Books the open amount for one or more claims, or for what else it was. */
export function Split({ line, filter, parts, pasted, onBooked }: Props) {
  const t = useTranslations('admin.line')
  const money = useMoney()
  const isOut = line.openCents < 0
  const writeEuros = useWriteEuros()
  const [rows, setRows] = useState(() => rowsOf(parts, line.openCents, writeEuros))
  const [isTried, setTried] = useState(false)
  const left = Math.abs(line.openCents) - sumOf(rows)
  const { run, processing } = useAction({
    route: 'admin.lines.matches.store',
    routeParams: { line_id: line.reference },
    qs: listState(filter),
    stay: true,
    onSuccess: onBooked,
  })

  const change = (changed: Row) => setRows(rows.map((row) => (row.id === changed.id ? changed : row)))
  const add = () =>
    setRows([
      ...rows,
      {
        id: Math.max(...rows.map(({ id }) => id)) + 1,
        reference: '',
        amount: left > 0 ? rowsOf([], left, writeEuros)[0].amount : '',
      },
    ])
  const book = (event: SubmitEvent) => {
    event.preventDefault()
    setTried(true)
    const kind = kindOf(rows, isOut)
    if (!kind || left < 0 || !rows.every((row) => centsOf(row))) return
    run({
      kind,
      parts: rows.map((row) => ({
        reference: writtenOf(row.reference),
        amountCents: (isOut ? -1 : 1) * centsOf(row)!,
      })),
    })
  }

  return (
    <Card
      title={t('split')}
      description={t(isOut ? 'splitHintDebit' : 'splitHint')}
      aside={!isOut && <PasteList line={line.reference} filter={filter} />}
    >
      {pasted && <PasteProblems pasted={pasted} />}
      <form noValidate onSubmit={book}>
        <ul className={classes.rows}>
          {rows.map((row, index) => (
            <SplitRow
              key={row.id}
              row={row}
              number={index + 1}
              isTried={isTried}
              isWrongKind={kindOf(rows, isOut) === null}
              onChange={change}
              onRemove={rows.length > 1 ? () => setRows(rows.filter(({ id }) => id !== row.id)) : null}
            />
          ))}
        </ul>
        <div className={classes.foot}>
          <p className={classes.left} data-over={left < 0 || undefined} aria-live="polite">
            {left === 0 ? t('nothingLeft') : t(left < 0 ? 'over' : 'left', { amount: money(Math.abs(left)) })}
          </p>
          <div className={classes.actions}>
            <Button variant="default" onClick={add}>
              {t('add')}
            </Button>
            <Button type="submit" loading={processing}>
              {t('book', { amount: money((isOut ? -1 : 1) * sumOf(rows), { sign: true }) })}
            </Button>
          </div>
        </div>
      </form>
    </Card>
  )
}
