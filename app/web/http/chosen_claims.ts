import type { HttpContext } from '@adonisjs/core/http'
import Batch from '#app/travel/batches/batch'
import { type Submission, fileClaims, findChosen } from '#app/claims/claims/actions/file_claims'
import type User from '#app/people/accounts/user'

type Session = HttpContext['session']

/** What a traveller chose before they signed the mandate; the session holds it until they do. */
export type ChosenClaims = { batchId: string | null; trips: Submission[]; netCents: number }

const KEY = 'chosen_claims'

/** Throws a Refusal where one of them cannot be claimed. */
export async function holdChosenClaims(
  session: Session,
  user: User,
  batch: Batch | null,
  trips: Submission[]
) {
  const chosen = await findChosen(user, { batchId: batch?.id }, trips)
  const netCents = chosen.reduce((sum, { evaluation }) => sum + evaluation.quote!.netCents, 0)
  const held: ChosenClaims = { batchId: batch?.publicId ?? null, trips, netCents }
  session.put(KEY, held)
}

export const chosenClaims = (session: Session) => (session.get(KEY) ?? null) as ChosenClaims | null

export const forgetChosenClaims = (session: Session) => session.forget(KEY)

/** Throws a Refusal where one of them can no longer be claimed. */
export async function fileChosenClaims(user: User, { batchId, trips }: ChosenClaims) {
  const batch = batchId && (await Batch.ownedBy(user).where('public_id', batchId).firstOrFail())
  return fileClaims(user, { batchId: batch ? batch.id : undefined }, trips)
}
