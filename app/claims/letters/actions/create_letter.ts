import { record } from '#app/messages/events/record'
import type Claim from '#app/claims/claims/claim'
import type Counterparty from '#app/travel/operators/counterparty'
import { now, today } from '#app/platform/shared/clock'
import { enqueue } from '#app/platform/queue/queue'
import { newReference } from '#app/platform/shared/reference'
import { execute } from '#app/platform/shared/execute'
import { KINDS } from '#app/claims/letters/kinds'
import Letter from '#app/claims/letters/letter'
import type { LetterKind } from '#app/claims/letters/letter_kind'
import type User from '#app/people/accounts/user'

/** `factsOf` says what the evidence of a claim says against the answer to it. */
type Contents = { kind: LetterKind; argument?: string; factsOf?: (claim: Claim) => string[] }

/** Needs the claims locked; a job writes and sends the letter. */
export async function createLetter(
  operator: Counterparty,
  claims: Claim[],
  by: User | null,
  { kind, argument, factsOf = () => [] }: Contents
) {
  const { askedCents, needsCheck } = KINDS[kind]
  const contents = claims.map((claim) => ({ id: claim.id, asked: askedCents(claim), facts: factsOf(claim) }))
  const letter = await Letter.create({
    reference: newReference('SUB'),
    counterpartyId: operator.id,
    kind,
    needsCheck,
    argument: argument ?? null,
    day: today(),
    status: 'preparing',
    recipient: operator.email,
    claimCount: claims.length,
    grossCents: contents.reduce((sum, { asked }) => sum + asked, 0),
    createdById: by?.id ?? null,
    createdAt: now(),
  })
  await execute(
    `insert into letter_claims (letter_id, claim_id, kind, asked_cents, facts)
     select ?, id, ?, asked, array(select jsonb_array_elements_text(facts))
     from jsonb_to_recordset(?::jsonb) as contents (id bigint, asked integer, facts jsonb)`,
    [letter.id, kind, JSON.stringify(contents)]
  )
  await record('letter.prepared', letter, by, { kind, claims: letter.claimCount, gross: letter.grossCents })
  await enqueue('send_letter', { letterId: letter.id })
  return letter
}
