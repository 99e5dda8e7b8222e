import { cents, number, texts } from '#app/platform/shared/column'
import { readRows } from '#app/platform/shared/read_rows'
import { storeBytes } from '#app/platform/shared/drive/stored_file'
import { createHash } from 'node:crypto'
import type Claim from '#app/claims/claims/claim'
import EvidenceBundle from '#app/claims/claims/evidence/evidence_bundle'
import Counterparty from '#app/travel/operators/counterparty'
import { sendEmail } from '#app/messages/emails/actions/send_email'
import { hasMailServer, isAcceptanceStubbed } from '#app/messages/emails/transport'
import { asWorker } from '#app/platform/shared/tenancy'
import { recordDispatch } from '#app/claims/letters/actions/record_dispatch'
import { openClaims } from '#app/claims/letters/claims_in_letter'
import { KINDS } from '#app/claims/letters/kinds'
import { checkItems } from '#app/claims/letters/check_items'
import { type LetterItem, letterOf } from '#app/claims/letters/letter_pdf'
import { tableOf } from '#app/claims/letters/table'
import Letter from '#app/claims/letters/letter'
import Tenant from '#app/people/tenants/tenant'

/** Each step commits with the state after it, so that a worker that takes over begins where the other died. */
export async function sendLetter(letterId: number) {
  await writeLetter(letterId)
  await asWorker(() => send(letterId))
}

/** Files are stored while nothing is locked; once more where its claims changed meanwhile. */
async function writeLetter(letterId: number) {
  for (;;) {
    const draft = await asWorker(() => draftOf(letterId))
    if (!draft) return
    const { letter, operator, items } = draft
    const pdf = await keep(letter, 'pdf', await letterOf(letter, operator, items))
    const table = await keep(letter, 'csv', Buffer.from(tableOf(items.map(({ evidence }) => evidence))))
    if (await asWorker(() => prepare(letterId, items, { pdf, table }))) return
  }
}

type Draft = { letter: Letter; operator: Counterparty; items: LetterItem[] }
type Kept = { key: string; sha256: string }

/** What a letter that has not left is made of; null where it is written already. Without any claim it is cancelled. */
async function draftOf(letterId: number): Promise<Draft | null> {
  const letter = await Letter.lock(letterId)
  if (!['preparing', 'prepared'].includes(letter.status)) return null
  const claims = await openClaims(letter)
  const isSame = claims.length === letter.claimCount
  if (claims.length === 0) await letter.moveTo('cancelled', { by: null })
  if (claims.length === 0 || (letter.status === 'prepared' && isSame)) return null
  if (letter.status === 'prepared') await letter.moveTo('preparing', { by: null, audit: null })
  // What was compared with the evidence is not this letter any more.
  if (!isSame) letter.merge({ checkedById: null, checkedAt: null })
  const items = await itemsOf(letter, claims)
  checkItems(items)
  letter.claimCount = items.length
  letter.grossCents = items.reduce((sum, { askedCents }) => sum + askedCents, 0)
  await letter.save()
  const operator = await Counterparty.findOrFail(letter.counterpartyId)
  return { letter, operator, items }
}

/** False where other claims are in it than were written. */
async function prepare(letterId: number, items: LetterItem[], { pdf, table }: { pdf: Kept; table: Kept }) {
  const letter = await Letter.lock(letterId)
  if (letter.status !== 'preparing') return true
  const claims = await openClaims(letter)
  const isWritten = claims.length === items.length && claims.every(({ id }, at) => id === items[at].claim.id)
  if (!isWritten) return false
  const set = { letterKey: pdf.key, letterSha256: pdf.sha256, tableKey: table.key, tableSha256: table.sha256 }
  await letter.moveTo('prepared', { by: null, set, audit: null })
  return true
}

async function itemsOf(letter: Letter, claims: Claim[]): Promise<LetterItem[]> {
  const bundles = await EvidenceBundle.newestOf(claims.map(({ id }) => id))
  const evidence = new Map(bundles.map((bundle) => [bundle.claimId, bundle]))
  const rows = await readRows(
    { id: number('claim_id'), askedCents: cents('asked_cents'), facts: texts('facts') },
    'from letter_claims where letter_id = ?',
    [letter.id]
  )
  const inLetter = new Map(rows.map(({ id, ...asked }) => [id, asked]))
  return claims.map((claim) => ({ claim, evidence: evidence.get(claim.id)!.open(), ...inLetter.get(claim.id)! }))
}

/** Under a key of its content: one that was written anew does not change a file that was sent. */
async function keep({ reference }: Letter, ending: 'pdf' | 'csv', bytes: Buffer): Promise<Kept> {
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const key = `letters/${reference}-${sha256.slice(0, 12)}.${ending}`
  await storeBytes(key, bytes)
  return { key, sha256 }
}

async function send(letterId: number) {
  const letter = await Letter.lock(letterId)
  if (letter.status !== 'prepared' || letter.recipient === null) return
  if (letter.awaitsCheck) return
  // Without a mail server nothing leaves: the letter waits to be posted.
  if (!hasMailServer() && !isAcceptanceStubbed()) return
  const operator = await Counterparty.findOrFail(letter.counterpartyId)
  const email = await sendEmail(
    await operatorRecipient(letter.recipient),
    KINDS[letter.kind].email,
    {
      operator: operator.name,
      reference: letter.reference,
      count: letter.claimCount,
      grossCents: letter.grossCents,
    },
    undefined,
    [
      { key: letter.letterKey!, name: `${letter.reference}.pdf`, type: 'application/pdf' },
      { key: letter.tableKey!, name: `${letter.reference}.csv`, type: 'text/csv' },
    ]
  )
  await letter.moveTo('sending', { by: null, set: { emailId: email!.id } })
  if (email!.status === 'stored') await recordDispatch(letter, operator, 'sent', { receipt: 'stub' })
}

const operatorRecipient = async (address: string) => {
  const house = await Tenant.query().where('is_house', true).firstOrFail()
  return { tenantId: house.id, userId: null, address, firstName: '', locale: 'nl' as const }
}
