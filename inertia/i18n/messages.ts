import type admin from '~lang/en/admin.json'
import type adminUsers from '~lang/en/admin_users.json'
import type auth from '~lang/en/auth.json'
import type balance from '~lang/en/balance.json'
import type batches from '~lang/en/batches.json'
import type cards from '~lang/en/cards.json'
import type claims from '~lang/en/claims.json'
import type common from '~lang/en/common.json'
import type emailPreferences from '~lang/en/email_preferences.json'
import type expenses from '~lang/en/expenses.json'
import type home from '~lang/en/home.json'
import type jobApplication from '~lang/en/job_application.json'
import type lists from '~lang/en/lists.json'
import type leaving from '~lang/en/leaving.json'
import type onboarding from '~lang/en/onboarding.json'
import type profile from '~lang/en/profile.json'
import type publicPages from '~lang/en/public.json'
import type refusals from '~lang/en/refusals.json'
import type trips from '~lang/en/trips.json'
import type tenant from '~lang/en/tenant.json'

/** Each catalog of resources/lang that pages read; the English one says which keys exist. */
export type Messages = {
  admin: typeof admin
  admin_users: typeof adminUsers
  auth: typeof auth
  balance: typeof balance
  batches: typeof batches
  cards: typeof cards
  claims: typeof claims
  common: typeof common
  email_preferences: typeof emailPreferences
  expenses: typeof expenses
  home: typeof home
  job_application: typeof jobApplication
  leaving: typeof leaving
  lists: typeof lists
  onboarding: typeof onboarding
  profile: typeof profile
  public: typeof publicPages
  refusals: typeof refusals
  tenant: typeof tenant
  trips: typeof trips
}

declare module 'use-intl' {
  interface AppConfig {
    Messages: Messages
  }
}
