import type { Locale } from '#app/shared/locale'

export type Recipient = {
  tenantId: number
  userId: number | null
  address: string
  firstName: string
  locale: Locale
}
