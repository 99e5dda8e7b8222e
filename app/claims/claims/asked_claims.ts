import { awaitsFirstAnswer } from '#app/claims/claims/questions'
import { stopsSql } from '#app/claims/claims/stops'
import { queryRows } from '#app/platform/shared/tenancy'
import type User from '#app/people/accounts/user'

/** A claim of which only its traveller hears the answer. Days are ISO dates. */
export type AskedClaim = {
  reference: string
  operatorName: string
  fromPlace: string | null
  toPlace: string | null
  travelledOn: string
  grossCents: number
  /** When we ask again. */
  askOn: string | null
}

const STOPS = stopsSql('c', 't')

/** Those that were asked about and not answered, the longest waiting first. */
export const askedClaims = (user: User) =>
  queryRows<AskedClaim>(
    `select c.reference, o.name as "operatorName",
       ${STOPS.from} as "fromPlace", ${STOPS.to} as "toPlace",
       to_char(t.travelled_at at time zone 'Europe/Amsterdam', 'YYYY-MM-DD') as "travelledOn", c.gross_cents as "grossCents", c.ask_on::text as "askOn"
     from claims c join trips t on t.id = c.trip_id join counterparties o on o.id = c.counterparty_id
     where c.tenant_id = ? and c.user_id = ? and ${awaitsFirstAnswer('c')} and c.channel <> 'letter' and c.asked_at is not null
     order by c.submitted_at, c.id limit 100`,
    [user.tenantId, user.id]
  )
