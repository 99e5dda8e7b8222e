import Claim from '#app/claims/claims/claim'
import { KINDS } from '#app/claims/letters/kinds'
import type Letter from '#app/claims/letters/letter'
import { number } from '#app/platform/shared/column'
import { type Question, and } from '#app/platform/shared/question'
import { readRows } from '#app/platform/shared/read_rows'
import { execute, exists } from '#app/platform/shared/execute'

export const LETTER_OUTCOMES = ['left', 'taken_out', 'returned'] as const
type Outcome = (typeof LETTER_OUTCOMES)[number]

/** Locked, in the order of the letter; what went on since comes out of it. Needs the letter locked. */
export async function openClaims(letter: Letter) {
  const inLetter = await lockClaims(letter, 'is null')
  const open = await only(letter, inLetter, KINDS[letter.kind].mayLeave)
  const gone = inLetter.filter((claim) => !open.includes(claim))
  if (gone.length > 0) await setOutcome(letter, gone, 'taken_out')
  return open
}

/** Locked. Needs the letter locked. */
export const unansweredClaims = async (letter: Letter) =>
  only(letter, await lockClaims(letter, "= 'left'"), KINDS[letter.kind].isUnanswered)

/** For a page. */
export const hasUnansweredClaims = ({ id, kind }: Letter) =>
  exists(
    `select 1 from letter_claims lc join claims c on c.id = lc.claim_id
     where lc.letter_id = ? and lc.outcome = 'left' and ${KINDS[kind].isUnanswered('c')} limit 1`,
    [id]
  )

export const setOutcome = ({ id }: Letter, claims: Claim[], outcome: Outcome) =>
  execute('update letter_claims set outcome = ? where letter_id = ? and claim_id = any(?::bigint[])', [
    outcome,
    id,
    claims.map((claim) => claim.id),
  ])

const lockClaims = ({ id }: Letter, outcome: string) =>
  Claim.query()
    .whereRaw(`id in (select claim_id from letter_claims where letter_id = ? and outcome ${outcome})`, [id])
    .orderBy('id')
    .forUpdate()

/** Asked again once they are locked: they may have come out of the letter before. */
async function only({ id }: Letter, claims: Claim[], question: Question) {
  const isOne = and(question, () => "(lc.outcome is null or lc.outcome = 'left')")
  const rows = await readRows(
    { id: number('c.id') },
    `from letter_claims lc join claims c on c.id = lc.claim_id
     where lc.letter_id = ? and c.id = any(?::bigint[]) and ${isOne('c')}`,
    [id, claims.map((claim) => claim.id)]
  )
  const ids = new Set(rows.map((row) => row.id))
  return claims.filter((claim) => ids.has(claim.id))
}
