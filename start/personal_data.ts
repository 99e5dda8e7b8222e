import { businessClaimsData } from '#app/claims/business/personal_data'
import { mandatesData } from '#app/claims/mandates/personal_data'
import { claimsData } from '#app/claims/claims/personal_data'
import { emailsData } from '#app/messages/emails/personal_data'
import { adjustmentsData } from '#app/money/adjustments/personal_data'
import { expensesData } from '#app/money/expenses/personal_data'
import { payoutsData } from '#app/money/payouts/personal_data'
import { premiumData } from '#app/money/premium/personal_data'
import { referralsData } from '#app/money/referrals/personal_data'
import { accountsData } from '#app/people/accounts/personal_data'
import { applicationsData } from '#app/people/applications/personal_data'
import { contactData } from '#app/people/contact/personal_data'
import { impersonationData } from '#app/people/impersonation/personal_data'
import { looksData } from '#app/people/looks/personal_data'
import { organisationsData } from '#app/people/organisations/personal_data'
import { auditData } from '#app/platform/audit/personal_data'
import type { PersonalData } from '#app/platform/personal_data/personal_data'
import { batchesData } from '#app/travel/batches/personal_data'
import { cardsData } from '#app/travel/cards/personal_data'
import { tripsData } from '#app/travel/trips/personal_data'
import { requestsData } from '#app/web/http/personal_data'
import { savedViewsData } from '#app/web/saved_views/personal_data'

/** What every domain holds of people, in the order in which it is erased: what refers to others goes before them. */
export const personalData: PersonalData[] = [
  requestsData,
  savedViewsData,
  expensesData,
  adjustmentsData,
  premiumData,
  referralsData,
  payoutsData,
  mandatesData,
  businessClaimsData,
  claimsData,
  tripsData,
  batchesData,
  cardsData,
  applicationsData,
  contactData,
  impersonationData,
  looksData,
  organisationsData,
  emailsData,
  accountsData,
  auditData,
]
