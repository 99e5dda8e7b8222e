import { EMAIL_STATUSES } from '#app/messages/emails/email_status'
import { EMAIL_TOPICS } from '#app/messages/emails/topics'
import { code, flag, instant, orNull, text } from '#app/platform/shared/column'
import { containing } from '#app/platform/lists/condition'
import { anyOf } from '#app/platform/shared/question'
import { type RowOf, defineList } from '#app/platform/lists/define_list'
import { days, oneOf } from '#app/platform/lists/filter'

export const emailList = defineList({
  name: 'emails',
  words: 'staff_lists.emails',
  table: 'emails',
  of: 'emails.user_id',
  key: 'emails.public_id',
  keyType: 'uuid',
  columns: {
    subject: text('emails.subject'),
    status: code('emails.status', EMAIL_STATUSES, 'admin.codes.emailStatus'),
    topic: code('emails.topic', EMAIL_TOPICS, 'admin.codes.emailTopic'),
    template: text('emails.template'),
    toAddress: orNull(text('emails.to_address')),
    createdAt: instant('emails.created_at'),
    sentAt: orNull(instant('emails.sent_at')),
    problem: orNull(text('emails.problem')),
    isResend: flag('emails.resend_of_id is not null'),
    id: text('emails.public_id'),
  },
  views: { all: '', unsent: anyOf('emails.status', ['queued', 'failed', 'bounced']) },
  filters: {
    topic: oneOf('emails.topic', EMAIL_TOPICS, 'admin.codes.emailTopic'),
    status: oneOf('emails.status', EMAIL_STATUSES, 'admin.codes.emailStatus'),
    created: days('emails.created_at', 'instant'),
  },
  search: (typed) => containing('emails.subject', typed),
  sorts: { created: ['emails.id'] },
  defaults: { sort: '-created' },
})

export type EmailRow = RowOf<typeof emailList>
