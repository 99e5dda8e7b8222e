import { MONTHS_TO_CHECK } from '#app/travel/operators/months_to_check'
import { cents, day, number, orNull, text, texts } from '#app/platform/shared/column'
import { containing } from '#app/platform/lists/condition'
import { type RowOf, defineList } from '#app/platform/lists/define_list'
import { flagged } from '#app/platform/lists/filter'

/** There are some ten operators, so their figures are counted when they are read. */
const ofRules = (what: string) =>
  `(select ${what} from claim_rules r where r.counterparty_id = counterparties.id and r.status = 'active')`
const TO_CHECK = `not r.confirmed or r.checked_on is null or r.checked_on < clock_today() - interval '${MONTHS_TO_CHECK} months'`
const rulesToCheck = ofRules(`(count(*) filter (where ${TO_CHECK}))::int`)
const awaited = (what: string) =>
  `coalesce((select ${what} from awaited_answers a where a.counterparty_id = counterparties.id), 0)`

export const HAS_DRAFT = `exists (select 1 from counterparty_drafts d where d.counterparty_id = counterparties.id and d.status = 'draft')
  or exists (select 1 from claim_rules r where r.counterparty_id = counterparties.id and r.status = 'draft')`

export const counterpartyList = defineList({
  name: 'counterparties',
  words: 'staff_lists.counterparties',
  openTo: 'staff',
  table: 'counterparties',
  key: 'counterparties.slug',
  columns: {
    slug: text('counterparties.slug'),
    name: text('counterparties.name'),
    modes: texts('counterparties.modes'),
    brands: texts('counterparties.brands'),
    answerDays: number('counterparties.answer_days'),
    answerUnit: text('counterparties.answer_unit'),
    email: orNull(text('counterparties.email')),
    rules: number(ofRules('count(*)::int')),
    toCheck: number(rulesToCheck),
    checkedOn: orNull(day(ofRules('min(r.checked_on)'))),
    waiting: number(awaited('claims_count')),
    waitingCents: cents(awaited('gross_cents')),
  },
  views: { all: '', toCheck: `${rulesToCheck} > 0`, drafts: HAS_DRAFT },
  filters: {
    byEmail: flagged('counterparties.email is not null', 'counterparties.email is null'),
  },
  search: (typed) => containing("(counterparties.name || ' ' || array_to_string(counterparties.brands, ' '))", typed),
  sorts: {
    name: ['counterparties.name', 'counterparties.slug'],
    waiting: [awaited('gross_cents'), 'counterparties.slug'],
  },
  defaults: { sort: 'name' },
})

export type CounterpartyRow = RowOf<typeof counterpartyList>
