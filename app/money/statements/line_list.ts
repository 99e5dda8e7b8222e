import { operators } from '#app/travel/operators/operators'
import { cents, day, flag, fullName, number, orNull, text, texts } from '#app/platform/shared/column'
import { type Search, foundBy } from '#app/platform/lists/condition'
import { type RowOf, type ViewOf, defineList } from '#app/platform/lists/define_list'
import { days, flagged, refersTo } from '#app/platform/lists/filter'
import { caretakers } from '#app/money/statements/caretakers'

const KINDS = `array(select distinct kind from allocations where line_id = statement_lines.id and reversed_at is null order by kind)`
const SAMPLED = `exists (select 1 from allocations where line_id = statement_lines.id and review = 'due')`

export const lineList = listOf('lines')

export const statementLineList = listOf('statement_lines', 'statement_lines.statement_id')

export type LineRow = RowOf<typeof lineList>
export type LineView = ViewOf<typeof lineList>

function listOf(name: string, of?: string) {
  return defineList({
    name,
    words: 'staff_lists.lines',
    openTo: of ? undefined : 'finance',
    table: 'statement_lines',
    of,
    joins: `
    left join statements on statements.id = statement_lines.statement_id
    left join counterparties on counterparties.id = statement_lines.counterparty_id
    left join users aside on aside.id = statement_lines.set_aside_by_id`,
    key: 'statement_lines.reference',
    columns: {
      reference: text('statement_lines.reference'),
      bookedOn: day('statement_lines.booked_on'),
      amountCents: cents('statement_lines.amount_cents', { sum: true }),
      openCents: cents('statement_lines.open_cents', { sum: true }),
      counterpartyName: orNull(text('statement_lines.counterparty_name')),
      ibanLast4: orNull(text('statement_lines.counterparty_iban_last_4')),
      operatorName: orNull(text('counterparties.name')),
      description: text('statement_lines.description'),
      paymentsCount: orNull(number('statement_lines.payments_count')),
      returnReason: orNull(text('statement_lines.return_reason')),
      kinds: texts(KINDS),
      setAsideBy: orNull(fullName('aside')),
      isSetAside: flag('statement_lines.set_aside_at is not null'),
      isEntered: flag('statement_lines.statement_id is null'),
      statement: orNull(text('statements.reference')),
      note: orNull(text('statement_lines.note')),
    },
    views: {
      toMatch: 'statement_lines.open_cents <> 0 and statement_lines.set_aside_at is null',
      suspense: 'statement_lines.open_cents <> 0 and statement_lines.set_aside_at is not null',
      matched: 'statement_lines.open_cents = 0 and statement_lines.withdrawn_at is null',
      sample: SAMPLED,
      withdrawn: 'statement_lines.withdrawn_at is not null',
      all: '',
    },
    filters: {
      operator: refersTo('statement_lines.counterparty_id', operators),
      caretaker: refersTo('statement_lines.set_aside_by_id', caretakers),
      incoming: flagged('statement_lines.amount_cents > 0', 'statement_lines.amount_cents < 0'),
      entered: flagged('statement_lines.statement_id is null'),
      booked: days('statement_lines.booked_on'),
    },
    search: found,
    sorts: {
      booked: ['statement_lines.booked_on', 'statement_lines.id'],
      amount: ['statement_lines.amount_cents', 'statement_lines.id'],
    },
    defaults: { sort: '-booked' },
  })
}

function found(typed: string): Search {
  const amount = /^[+-]?\s*\d{1,9}([.,]\d{2})?$/.exec(typed.trim())
  if (!amount) return foundBy('statement_lines.id', 'find_lines', typed)
  const amountCents = Math.round(Number(typed.replace(/[\s+-]/g, '').replace(',', '.')) * 100)
  return { sql: 'statement_lines.amount_cents in (?, ?)', values: [amountCents, -amountCents] }
}
