import { operators } from '#app/travel/operators/operators'
import { cents, code, day, instant, number, orNull, text } from '#app/platform/shared/column'
import { anyOf } from '#app/platform/shared/question'
import { type RowOf, defineList } from '#app/platform/lists/define_list'
import { days, oneOf, refersTo } from '#app/platform/lists/filter'
import { SUBMISSION_KINDS } from '#app/claims/letters/submission_kind'
import { SUBMISSION_STATUSES } from '#app/claims/letters/submission_status'

export const submissionList = defineList({
  name: 'submissions',
  words: 'staff_lists.submissions',
  openTo: 'staff',
  table: 'submissions',
  joins: 'join counterparties on counterparties.id = submissions.counterparty_id',
  key: 'submissions.reference',
  columns: {
    reference: text('submissions.reference'),
    kind: code('submissions.kind', SUBMISSION_KINDS, 'admin.codes.submissionKind'),
    operatorName: text('counterparties.name'),
    status: code('submissions.status', SUBMISSION_STATUSES, 'admin.codes.submissionStatus'),
    day: day('submissions.day'),
    grossCents: cents('submissions.gross_cents', { sum: true }),
    claimCount: number('submissions.claim_count', { sum: true }),
    recipient: orNull(text('submissions.recipient')),
    submittedAt: orNull(instant('submissions.submitted_at')),
  },
  views: {
    all: '',
    toCheck: `submissions.kind = 'objections' and submissions.status = 'prepared' and submissions.checked_at is null`,
    open: anyOf('submissions.status', ['preparing', 'prepared', 'sending', 'failed']),
  },
  filters: {
    kind: oneOf('submissions.kind', SUBMISSION_KINDS, 'admin.codes.submissionKind'),
    status: oneOf('submissions.status', SUBMISSION_STATUSES, 'admin.codes.submissionStatus'),
    operator: refersTo('submissions.counterparty_id', operators),
    made: days('submissions.day'),
  },
  search: (typed) => ({
    sql: 'starts_with(submissions.reference, ?)',
    values: [typed.toUpperCase()],
  }),
  sorts: {
    reference: ['submissions.id'],
    day: ['submissions.day', 'submissions.id'],
    gross: ['submissions.gross_cents', 'submissions.id'],
  },
  defaults: { sort: '-reference' },
})

export type SubmissionRow = RowOf<typeof submissionList>
