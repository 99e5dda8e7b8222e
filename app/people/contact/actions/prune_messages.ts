import ContactMessage from '#app/people/contact/contact_message'
import { now } from '#app/platform/shared/clock'
import { asWorker } from '#app/platform/shared/tenancy'

const MONTHS_KEPT = 12

export const pruneMessages = () =>
  asWorker(() =>
    ContactMessage.query()
      .where('created_at', '<', now().minus({ months: MONTHS_KEPT }).toSQL()!)
      .delete()
  )
