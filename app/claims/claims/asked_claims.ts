import { dutchDay } from '#app/platform/shared/dutch_day'
import { cents, day, orNull, text } from '#app/platform/shared/column'
import { readRows } from '#app/platform/shared/read_rows'
import { awaitsFirstAnswer } from '#app/claims/claims/questions'
import { stopsSql } from '#app/claims/claims/stops'
import type User from '#app/people/accounts/user'

/** A claim of which only its traveller hears the answer. Days are ISO dates. */
export type AskedClaim = {
  reference: string
  operatorName: string
  fromPlace: string | null
  toPlace: string | null
  travelledOn: string
  grossCents: number
  askOn: string | null
}

const STOPS = stopsSql('c', 't')

export const askedClaims = (user: User): Promise<AskedClaim[]> =>
  readRows(
    {
      reference: text('c.reference'),
      operatorName: text('o.name'),
      fromPlace: orNull(text(STOPS.from)),
      toPlace: orNull(text(STOPS.to)),
      travelledOn: day(dutchDay('t.travelled_at')),
      grossCents: cents('c.gross_cents'),
      askOn: orNull(day('c.ask_on')),
    },
    `from claims c join trips t on t.id = c.trip_id join counterparties o on o.id = c.counterparty_id
     where c.tenant_id = ? and c.user_id = ? and not c.is_business and ${awaitsFirstAnswer('c')} and c.channel <> 'letter' and c.asked_at is not null
     order by c.submitted_at, c.id limit 100`,
    [user.tenantId, user.id]
  )
