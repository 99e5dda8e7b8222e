import drive from '@adonisjs/drive/services/main'
import { createHash } from 'node:crypto'
import type Claim from '#app/claims/claims/claim'
import EvidenceBundle from '#app/claims/claims/evidence/evidence_bundle'
import Counterparty from '#app/travel/operators/counterparty'
import { sendEmail } from '#app/messages/emails/actions/send_email'
import { hasMailServer, isAcceptanceStubbed } from '#app/messages/emails/transport'
import { asWorker } from '#app/platform/shared/tenancy'
import { recordDispatch } from '#app/claims/letters/actions/record_dispatch'
import { askedIn } from '#app/claims/letters/actions/create_submission'
import { checkItems } from '#app/claims/letters/check_items'
import { type LetterItem, letterOf } from '#app/claims/letters/letter'
import { tableOf } from '#app/claims/letters/table'
import Submission from '#app/claims/letters/submission'
import Tenant from '#app/people/tenants/tenant'

/**
 * Writes the letter, then hands it to our mail server where the operator takes e-mail; else it waits to be posted. Whether the
 * operator's server accepted it is settled later, see `settleSubmission`. Each step commits with the
 * state after it, so that a worker that takes over begins where the other died.
 */
export async function sendSubmission(submissionId: number) {
  await asWorker(() => write(submissionId))
  await asWorker(() => send(submissionId))
}

/** Both steps in the transaction of the caller. */
export async function writeAndSend(submissionId: number) {
  await write(submissionId)
  await send(submissionId)
}

/** Again where a claim was withdrawn since; without any claim the letter is cancelled. */
async function write(submissionId: number) {
  const submission = await Submission.lock(submissionId)
  if (!['preparing', 'prepared'].includes(submission.status)) return
  const claims = await submission.openClaims()
  if (claims.length === 0) return submission.moveTo('cancelled', { by: null })
  if (submission.status === 'prepared') {
    if (claims.length === submission.claimCount) return
    await submission.moveTo('preparing', { by: null, audit: null })
  }
  // What was compared with the evidence is not this letter any more.
  if (claims.length !== submission.claimCount) submission.merge({ checkedById: null, checkedAt: null })
  submission.claimCount = claims.length
  submission.grossCents = claims.reduce((sum, claim) => sum + askedIn(submission.kind, claim), 0)

  const operator = await Counterparty.findOrFail(submission.counterpartyId)
  const items = await itemsOf(claims)
  checkItems(items)
  const letter = await keep(`${submission.reference}.pdf`, await letterOf(submission, operator, items))
  const table = await keep(`${submission.reference}.csv`, Buffer.from(tableOf(items.map(({ evidence }) => evidence))))
  await submission.moveTo('prepared', {
    by: null,
    set: {
      letterKey: letter.key,
      letterSha256: letter.sha256,
      tableKey: table.key,
      tableSha256: table.sha256,
    },
    audit: null,
  })
}

const EMAILS = {
  claims: 'submission',
  objections: 'submission_objection',
  reminder: 'submission_reminder',
} as const

/** With its evidence each. */
async function itemsOf(claims: Claim[]): Promise<LetterItem[]> {
  const bundles = await EvidenceBundle.newestOf(claims.map(({ id }) => id))
  const byClaim = new Map(bundles.map((bundle) => [bundle.claimId, bundle]))
  return claims.map((claim) => ({ claim, evidence: byClaim.get(claim.id)!.open() }))
}

async function keep(name: string, bytes: Buffer) {
  const key = `submissions/${name}`
  await drive.use().put(key, bytes)
  return { key, sha256: createHash('sha256').update(bytes).digest('hex') }
}

async function send(submissionId: number) {
  const submission = await Submission.lock(submissionId)
  if (submission.status !== 'prepared' || submission.recipient === null) return
  if (submission.awaitsCheck) return
  // Without a mail server nothing leaves: the letter waits to be posted.
  if (!hasMailServer() && !isAcceptanceStubbed()) return
  const operator = await Counterparty.findOrFail(submission.counterpartyId)
  const email = await sendEmail(
    await operatorRecipient(submission.recipient),
    EMAILS[submission.kind],
    {
      operator: operator.name,
      reference: submission.reference,
      count: submission.claimCount,
      grossCents: submission.grossCents,
    },
    undefined,
    [
      { key: submission.letterKey!, name: `${submission.reference}.pdf`, type: 'application/pdf' },
      { key: submission.tableKey!, name: `${submission.reference}.csv`, type: 'text/csv' },
    ]
  )
  await submission.moveTo('sending', { by: null, set: { emailId: email!.id } })
  if (email!.status === 'stored') await recordDispatch(submission, operator, 'sent', { receipt: 'stub' })
}

const operatorRecipient = async (address: string) => {
  const house = await Tenant.query().where('is_house', true).firstOrFail()
  return { tenantId: house.id, userId: null, address, firstName: '', locale: 'nl' as const }
}
