import { CONTACT_STATUSES } from '#app/people/contact/contact_status'
import { code, fullName, instant, orNull, text } from '#app/platform/shared/column'
import { anyOf } from '#app/platform/shared/question'
import { type RowOf, type ViewOf, defineList } from '#app/platform/lists/define_list'
import { days, oneOf } from '#app/platform/lists/filter'

export const contactMessageList = defineList({
  name: 'contact_messages',
  words: 'staff_lists.contact_messages',
  openTo: 'staff',
  table: 'contact_messages',
  joins: 'left join users answerer on answerer.id = contact_messages.answered_by_id',
  key: 'contact_messages.reference',
  columns: {
    reference: text('contact_messages.reference'),
    name: text('contact_messages.name'),
    subject: text('contact_messages.subject'),
    status: code('contact_messages.status', CONTACT_STATUSES, 'admin.codes.contactStatus'),
    receivedAt: instant('contact_messages.created_at'),
    answeredBy: orNull(fullName('answerer')),
    answeredAt: orNull(instant('contact_messages.answered_at')),
  },
  views: {
    open: anyOf('contact_messages.status', ['open']),
    answered: anyOf('contact_messages.status', ['answered']),
    all: '',
  },
  rest: anyOf('contact_messages.status', ['closed']),
  filters: {
    status: oneOf('contact_messages.status', CONTACT_STATUSES, 'admin.codes.contactStatus'),
    received: days('contact_messages.created_at'),
  },
  search,
  sorts: { message: ['contact_messages.id'] },
  defaults: { sort: 'message' },
})

export type ContactMessageRow = RowOf<typeof contactMessageList>
export type ContactMessageView = ViewOf<typeof contactMessageList>

function search(typed: string) {
  if (/^MSG-/i.test(typed)) return { sql: 'starts_with(contact_messages.reference, ?)', values: [typed.toUpperCase()] }
  return {
    sql: "position(lower(?) in lower(contact_messages.name || ' ' || contact_messages.email)) > 0",
    values: [typed],
  }
}
