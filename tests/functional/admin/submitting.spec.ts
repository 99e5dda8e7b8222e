import { createHash } from 'node:crypto'
import drive from '@adonisjs/drive/services/main'
import { DateTime } from 'luxon'
import { describe, expect, test } from 'vitest'
import { moveClaim } from '#app/claims/claims/actions/move_claim'
import Claim from '#app/claims/claims/claim'
import EvidenceBundle from '#app/claims/claims/evidence/evidence_bundle'
import Counterparty from '#app/travel/operators/counterparty'
import Email from '#app/messages/emails/email'
import { printable } from '#app/platform/documents/printable'
import { today, travelTo } from '#app/platform/shared/clock'
import { Refusal } from '#app/platform/shared/refusal'
import { asStaff, asWorker, inTenant } from '#app/platform/shared/tenancy'
import { queryRows } from '#tests/support/query_rows'
import { markPosted } from '#app/claims/letters/actions/mark_posted'
import { prepareLetter } from '#app/claims/letters/actions/prepare_letter'
import { prepareLetters } from '#app/claims/letters/actions/prepare_letters'
import { sendLetter } from '#app/claims/letters/actions/send_letter'
import Letter from '#app/claims/letters/letter'
import type User from '#app/people/accounts/user'
import { createReadyClaim, letterIdOf } from '#tests/factories/claims'
import { emailsTo } from '#tests/factories/emails'
import { createOperator, sendTo } from '#tests/factories/operators'
import { createUser } from '#tests/factories/users'
import { Client } from '#tests/support/client'

/** An operator for which the claims of these people are ready. */
async function readyFor(people: number, given: Parameters<typeof createOperator>[0] = {}) {
  const operator = await createOperator(given)
  const users: User[] = []
  const claims: Claim[] = []
  for (let at = 0; at < people; at++) {
    const user = await createUser()
    users.push(user)
    claims.push(await createReadyClaim(user))
  }
  await sendTo(operator, claims)
  const agent = await createUser({ role: 'agent' })
  const prepare = () => asStaff(() => prepareLetter(operator, agent))
  return { operator, users, claims, agent, prepare }
}

const fresh = (id: number) => asWorker(() => Claim.findOrFail(id))
const freshLetter = (id: number) => asWorker(() => Letter.findOrFail(id))
const statusesOf = async (claims: Claim[]) =>
  (await Promise.all(claims.map(({ id }) => fresh(id)))).map(({ status }) => status)
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

describe('a letter to an operator', () => {
  test('holds what is ready, waits for the post, and makes its claims submitted once it is posted', async () => {
    const { operator, users, claims, agent } = await readyFor(2)
    const staff = await Client.actingAs(agent)
    const { waiting } = (await staff.later('/admin/letters', 'Admin/Letters/Index', ['waiting'])).props
    expect(waiting).toContainEqual(
      expect.objectContaining({ operator: operator.slug, count: 2, grossCents: 30_20, sentToday: null })
    )
    const page = await staff.submit('/admin/letters', { operator: operator.slug }, { from: '/admin/letters' })
    expect(page.component).toBe('Admin/Letters/Show')
    expect(page.props!.letter).toMatchObject({
      status: 'preparing',
      claimCount: 2,
      grossCents: 30_20,
      operatorName: operator.name,
    })
    const { reference } = page.props!.letter as { reference: string }
    const { id } = await asWorker(() => Letter.findByOrFail('reference', reference))
    await sendLetter(id)
    expect(await statusesOf(claims)).toEqual(['ready', 'ready'])

    const posted = await staff.submit(`/admin/letters/${reference}/postings`, {
      postedOn: today(),
    })
    expect(posted.props!.letter).toMatchObject({ status: 'posted' })
    expect(posted.props!.may).toMatchObject({ post: false, comeBack: true })
    const [claim] = await Promise.all(claims.map((one) => fresh(one.id)))
    expect(claim.serialize()).toMatchObject({
      status: 'submitted',
      expectedAnswerOn: DateTime.now().setZone('Europe/Amsterdam').plus({ days: 28 }).toISODate(),
    })
    expect(claim.submittedAt).not.toBeNull()
    expect(await letterIdOf(claim)).toBe(id)
    const [mail] = await emailsTo(users[0])
    expect(mail.serialize()).toMatchObject({
      template: 'claims_submitted',
      subject: expect.stringContaining(operator.name),
    })

    const twice = await staff.submit(`/admin/letters/${reference}/postings`, {
      postedOn: today(),
    })
    expect(twice.errors!.letter).toMatch(/changed in the meantime/)
  })

  test('is the same file each time, in Dutch, and each download is logged', async () => {
    const { prepare, agent, claims } = await readyFor(1)
    const letter = await prepare()
    const staff = await Client.actingAs(agent)
    const early = await staff.get(`/admin/letters/${letter.reference}/letter`)
    expect(early.status).not.toBe(200)

    await sendLetter(letter.id)
    const { letterKey, letterSha256, tableKey } = await freshLetter(letter.id)
    const bytes = Buffer.from(await drive.use().getBytes(letterKey!))
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
    expect(sha256(bytes)).toBe(letterSha256)
    const table = Buffer.from(await drive.use().getBytes(tableKey!)).toString()
    expect(table).toContain(`${claims[0].reference};Gemiste check-uit;`)
    expect(table).toMatch(/;20,00;4,90;15,10;\r\n/)

    const answer = await staff.get(`/admin/letters/${letter.reference}/letter`)
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    expect(answer.headers.get('content-disposition')).toContain(`${letter.reference}.pdf`)
    const logged = await asWorker(() =>
      queryRows("select 1 from audit_logs where action = 'letter.downloaded' and subject_id = ?", [letter.id])
    )
    expect(logged).toHaveLength(1)
  })

  test('goes by e-mail where the operator takes it, once however often the job runs', async () => {
    const { prepare, claims } = await readyFor(2, { email: 'refunds@operator.example' })
    const { id, reference } = await prepare()
    await Promise.all([sendLetter(id), sendLetter(id)])
    await sendLetter(id)

    const letter = await freshLetter(id)
    expect(letter.status).toBe('sent')
    expect(await statusesOf(claims)).toEqual(['submitted', 'submitted'])
    const mails = await asStaff(() => Email.query().where('subject', 'like', `%${reference}%`))
    expect(mails).toHaveLength(1)
    expect(mails[0].serialize()).toMatchObject({ id: letter.emailId, toAddress: 'refunds@operator.example' })
    expect(mails[0].attachments.map(({ name }) => name)).toEqual([`${reference}.pdf`, `${reference}.csv`])
  })

  test('begins where a worker that died left it', async () => {
    const { prepare, claims } = await readyFor(1, { email: 'refunds@operator.example' })
    const { id } = await prepare()
    // The files were written, and then nothing.
    await sendLetter(id)
    const before = await freshLetter(id)
    expect(before.status).toBe('sent')
    await sendLetter(id)
    expect((await freshLetter(id)).letterSha256).toBe(before.letterSha256)
    const moves = await asWorker(() =>
      queryRows("select 1 from audit_logs where action = 'claim.submitted' and subject_id = ?", [claims[0].id])
    )
    expect(moves).toHaveLength(1)
  })

  test('is one per operator and day, also when two people make it at once', async () => {
    const { prepare, operator } = await readyFor(1)
    const tries = await Promise.allSettled([prepare(), prepare()])
    expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect((await asWorker(() => Letter.query().where('counterparty_id', operator.id))).length).toBe(1)
  })

  test('is refused where nothing waits', async () => {
    const operator = await createOperator()
    const staff = await Client.actingAs(await createUser({ role: 'agent' }))
    const page = await staff.submit('/admin/letters', { operator: operator.slug }, { from: '/admin/letters' })
    expect(page.errors!.letter).toMatch(/No claims are waiting/)
  })

  test('leaves out who withdrew the mandate, and whose term has passed', async () => {
    const { users, claims, prepare } = await readyFor(3)
    await asWorker(async () => {
      await queryRows('update users set mandate_signed_at = null where id = ?', [users[0].id])
      await queryRows('update claims set deadline_on = current_date - 1 where id = ?', [claims[1].id])
    })
    const letter = await prepare()
    expect(letter.claimCount).toBe(1)
    expect(await letterIdOf(claims[2])).toBe(letter.id)
  })

  test('is written anew without a claim that is withdrawn, and cancelled without any', async () => {
    const { users, claims, prepare, agent } = await readyFor(2)
    const { id } = await prepare()
    await sendLetter(id)
    const { letterSha256 } = await freshLetter(id)
    const withdraw = (at: number) => inTenant(users[at].tenantId, () => moveClaim(claims[at], 'withdrawn', users[at]))

    await withdraw(0)
    const post = () => asStaff(async () => markPosted(await Letter.findOrFail(id), agent))
    await expect(post()).rejects.toEqual(new Refusal('letter', 'letterChanged'))
    await sendLetter(id)
    const again = await freshLetter(id)
    expect(again.serialize()).toMatchObject({
      status: 'prepared',
      claimCount: 1,
      grossCents: 15_10,
    })
    expect(again.letterSha256).not.toBe(letterSha256)

    await withdraw(1)
    await sendLetter(id)
    expect((await freshLetter(id)).status).toBe('cancelled')
    await expect(post()).rejects.toThrow()
    expect(await statusesOf(claims)).toEqual(['withdrawn', 'withdrawn'])
  })

  test('is made on working days alone', async () => {
    const { operator, claims } = await readyFor(1)
    const easterMonday = DateTime.fromISO('2026-04-06T14:00', { zone: 'Europe/Amsterdam' })
    await travelTo(easterMonday, prepareLetters)
    expect((await fresh(claims[0].id)).inLetter).toBeNull()
    await travelTo(easterMonday.plus({ days: 1 }), prepareLetters)
    expect((await fresh(claims[0].id)).inLetter).not.toBeNull()
    expect(await asWorker(() => Counterparty.find(operator.id))).not.toBeNull()
  })

  test('takes any name a person may have', async () => {
    const { users, prepare } = await readyFor(1)
    const name = `Ωμέγα & <b>Ünïcødé</b> 😀 李 ${'x'.repeat(60)}`
    await asWorker(() => queryRows('update users set first_name = ? where id = ?', [name.slice(0, 80), users[0].id]))
    const { id } = await prepare()
    await sendLetter(id)
    expect((await freshLetter(id)).status).toBe('prepared')
    expect(printable('Ωμέγα & <b> 😀 李 \u202e\u0000 é')).toBe('Ωμέγα & <b> Li é')
  })
})

describe('the evidence of a claim', () => {
  test('is frozen when the claim is made, whatever changes afterwards', async () => {
    const user = await createUser()
    const claim = await createReadyClaim(user)
    const before = await asWorker(() => EvidenceBundle.findByOrFail('claimId', claim.id))
    await asWorker(() => queryRows("update users set last_name = 'Anders' where id = ?", [user.id]))
    const after = await asWorker(() => EvidenceBundle.findByOrFail('claimId', claim.id))
    expect(after.sha256).toBe(before.sha256)
    expect(after.open()).toMatchObject({
      traveller: { name: user.fullName },
      claim: { reference: claim.reference, grossCents: 15_10 },
      trip: { fromPlace: 'Leiden Centraal', taps: [{ kind: 'check_in', amountCents: 20_00 }] },
    })
    expect(after.open().card.number).toMatch(/^3528\d{12}$/)
    expect(after.bodyEncrypted).not.toContain(user.lastName)
  })

  test('cannot be rewritten by the application', async () => {
    const claim = await createReadyClaim(await createUser())
    const rewrite = asWorker(() =>
      queryRows('update evidence_bundles set sha_256 = ? where claim_id = ?', ['0'.repeat(64), claim.id])
    )
    await expect(rewrite).rejects.toMatchObject({ code: '42501' })
  })

  test('is a document for its traveller and for staff, and for no one else', async () => {
    const user = await createUser()
    const claim = await createReadyClaim(user)
    const own = await (await Client.actingAs(user)).get(`/claims/${claim.reference}/evidence`)
    expect(own.headers.get('content-type')).toBe('application/pdf')
    const staff = await Client.actingAs(await createUser({ role: 'agent' }))
    expect((await staff.get(`/admin/claims/${claim.reference}/evidence`)).status).toBe(200)
    const other = await Client.actingAs(await createUser())
    expect((await other.get(`/claims/${claim.reference}/evidence`)).status).toBe(404)
    expect((await other.get(`/admin/claims/${claim.reference}/evidence`)).status).not.toBe(200)
  })
})
