import type { HttpContext } from '@adonisjs/core/http'
import Batch from '#app/travel/batches/batch'
import { type ChosenTrip, fileClaims, findChosen, netCentsOf } from '#app/claims/claims/actions/file_claims'
import type User from '#app/people/accounts/user'

type Session = HttpContext['session']

/** What a traveller chose before they signed the mandate; the session holds it until they do. */
export type ChosenClaims = { batchId: string | null; trips: ChosenTrip[]; netCents: number }

const KEY = 'chosen_claims'

/** Throws a Refusal where one of them cannot be claimed. */
export async function holdChosenClaims(session: Session, user: User, batch: Batch | null, trips: ChosenTrip[]) {
  const netCents = netCentsOf(await findChosen(user, { batchId: batch?.id }, trips))
  const held: ChosenClaims = { batchId: batch?.publicId ?? null, trips, netCents }
  session.put(KEY, held)
}

export const chosenClaims = (session: Session) => (session.get(KEY) ?? null) as ChosenClaims | null

export const forgetChosenClaims = (session: Session) => session.forget(KEY)

/** Throws a Refusal where one of them can no longer be claimed, or they bring another amount than was shown. */
export async function fileChosenClaims(user: User, { batchId, trips, netCents }: ChosenClaims) {
  const batch = batchId && (await Batch.personal(user).where('public_id', batchId).firstOrFail())
  return fileClaims(user, { batchId: batch ? batch.id : undefined }, trips, netCents)
}

export function chosenSummary(session: Session) {
  const chosen = chosenClaims(session)
  return chosen && { count: chosen.trips.length, netCents: chosen.netCents }
}
