import type admin from '~lang/en/admin.json'
import type auth from '~lang/en/auth.json'
import type balance from '~lang/en/balance.json'
import type batches from '~lang/en/batches.json'
import type claims from '~lang/en/claims.json'
import type common from '~lang/en/common.json'
import type publicPages from '~lang/en/public.json'

/** Each catalog of resources/lang that pages read; the English one says which keys exist. */
export type Messages = {
  admin: typeof admin
  auth: typeof auth
  balance: typeof balance
  batches: typeof batches
  claims: typeof claims
  common: typeof common
  public: typeof publicPages
}

declare module 'use-intl' {
  interface AppConfig {
    Messages: Messages
  }
}
