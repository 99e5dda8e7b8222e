import type { Locale } from '#app/platform/shared/locale'

export type Recipient = {
  tenantId: number
  userId: number | null
  address: string
  firstName: string
  locale: Locale
}
