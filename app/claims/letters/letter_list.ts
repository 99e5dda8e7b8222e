import { operators } from '#app/travel/operators/operators'
import { cents, code, day, instant, number, orNull, text } from '#app/platform/shared/column'
import { awaitsCheck, isOpen } from '#app/claims/letters/questions'
import { type RowOf, defineList } from '#app/platform/lists/define_list'
import { days, oneOf, refersTo } from '#app/platform/lists/filter'
import { LETTER_KINDS } from '#app/claims/letters/letter_kind'
import { LETTER_STATUSES } from '#app/claims/letters/letter_status'

export const letterList = defineList({
  name: 'letters',
  words: 'staff_lists.letters',
  openTo: 'staff',
  table: 'letters',
  joins: 'join counterparties on counterparties.id = letters.counterparty_id',
  key: 'letters.reference',
  columns: {
    reference: text('letters.reference'),
    kind: code('letters.kind', LETTER_KINDS, 'admin.codes.letterKind'),
    operatorName: text('counterparties.name'),
    status: code('letters.status', LETTER_STATUSES, 'admin.codes.letterStatus'),
    day: day('letters.day'),
    grossCents: cents('letters.gross_cents', { sum: true }),
    claimCount: number('letters.claim_count', { sum: true }),
    recipient: orNull(text('letters.recipient')),
    submittedAt: orNull(instant('letters.submitted_at')),
  },
  views: {
    all: '',
    toCheck: awaitsCheck('letters'),
    open: isOpen('letters'),
  },
  filters: {
    kind: oneOf('letters.kind', LETTER_KINDS, 'admin.codes.letterKind'),
    status: oneOf('letters.status', LETTER_STATUSES, 'admin.codes.letterStatus'),
    operator: refersTo('letters.counterparty_id', operators),
    made: days('letters.day'),
  },
  search: (typed) => ({
    sql: 'starts_with(letters.reference, ?)',
    values: [typed.toUpperCase()],
  }),
  sorts: {
    reference: ['letters.id'],
    day: ['letters.day', 'letters.id'],
    gross: ['letters.gross_cents', 'letters.id'],
  },
  defaults: { sort: '-reference' },
})

export type LetterRow = RowOf<typeof letterList>
