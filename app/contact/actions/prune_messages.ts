import ContactMessage from '#app/contact/contact_message'
import { now } from '#app/shared/clock'
import { asWorker } from '#app/shared/tenancy'

const MONTHS_KEPT = 12

export const pruneMessages = () =>
  asWorker(() =>
    ContactMessage.query()
      .where('created_at', '<', now().minus({ months: MONTHS_KEPT }).toSQL()!)
      .delete()
  )
