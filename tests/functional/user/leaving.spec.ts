import { importedFor } from '#tests/factories/organisations'
import drive from '@adonisjs/drive/services/main'
import { withClient } from '#bin/support/database'
import { describe, expect, test } from 'vitest'
import { clearAll, proveLines } from '#tests/factories/proof'
import { Client } from '#tests/support/client'
import { columnsNaming } from '#tests/support/scan'
import Batch from '#app/travel/batches/batch'
import { recordDecision } from '#app/claims/decisions/actions/record_decision'
import Claim from '#app/claims/claims/claim'
import { eraseAccount } from '#app/web/closure/actions/erase_account'
import { openClaims } from '#app/claims/claims/open_claims'
import { closureBlockers } from '#app/web/closure/closure_blockers'
import { accountTotals, balanceOf, post } from '#app/money/ledger/ledger'
import { ledgerFaults } from '#tests/support/ledger'
import OvcpCard from '#app/travel/cards/ovcp_card'
import { createPayoutRun } from '#app/money/payouts/actions/create_payout_run'
import { releasePayoutRun } from '#app/money/payouts/actions/release_payout_run'
import Payout from '#app/money/payouts/payout'
import { recordRefund } from '#app/money/matching/actions/record_refund'
import { today } from '#app/platform/shared/clock'
import { nextTargetDay } from '#app/platform/shared/target_days'
import deleteFiles from '#app/platform/queue/jobs/delete_files'
import { asStaff, asWorker, inTenant } from '#app/platform/shared/tenancy'
import { queryRow, queryRows } from '#tests/support/query_rows'
import { blindIndex, encrypt, decrypt } from '#app/platform/encryption/encrypt'
import User from '#app/people/accounts/user'
import { createClaim, objectTo, createPaidTraveller } from '#tests/factories/claims'
import { Export, daysAgo, newCard, planned } from '#tests/factories/exports'
import { canariesOf, createLeaver, ipOf } from '#tests/factories/leavers'
import { createTenant, createUser } from '#tests/factories/users'
import { url } from '#tests/support/app'
import { ageConfirmation, sessionsOf } from '#tests/support/sessions'

const step = (client: Client, name: string, body: Record<string, unknown> = {}) =>
  client.submit(`/leaving/${name}`, body, { from: '/leaving' })
const erase = (client: Client, body: Record<string, unknown> = { understood: true }) => step(client, 'erasures', body)

const fresh = (user: User) => asWorker(() => User.findOrFail(user.id))
const claimsOf = (user: User) => asWorker(() => Claim.query().where('user_id', user.id).orderBy('id'))
const payoutsOf = (user: User) => asWorker(() => Payout.query().where('user_id', user.id))
const balance = (user: User) => asStaff(() => balanceOf(user.wallet))
const actionsOn = (type: string, id: number) =>
  asWorker(async () => {
    const logs = await queryRows<{ action: string }>(
      'select action from audit_logs where subject_type = ? and subject_id = ? order by id',
      [type, id]
    )
    return logs.map((log) => log.action)
  })

/** A claim that the operator approved and has not paid. */
async function approvedClaim(user: User) {
  const [claim, staff] = [await createClaim(user), await createUser({ role: 'owner' })]
  await asStaff(async () =>
    recordDecision(await Claim.findOrFail(claim.id), staff, { outcome: 'approved' }, { note: 'note' })
  )
  return claim
}

const refund = async (claim: Claim, amountCents = claim.grossCents) => {
  const staff = await createUser({ role: 'owner' })
  return asStaff(async () =>
    recordRefund(await Claim.findOrFail(claim.id), staff, {
      amountCents,
      receivedOn: '2026-11-10',
      statementReference: `again ${claim.reference}`,
    })
  )
}

/** Takes a traveller's money to below zero, as an operator that takes a payment back does. */
const reclaim = (user: User, cents: number) =>
  asStaff(() =>
    post({
      kind: 'refund.reclaimed',
      key: `reclaimed from ${user.id}`,
      postings: [
        { account: user.wallet, amountCents: -cents },
        { account: 'suspense', amountCents: cents },
      ],
      subject: { type: 'test', id: user.id },
    })
  )

describe('what is still open', () => {
  test('is shown, with all that stands in the way', async () => {
    const user = await createPaidTraveller()
    const [open, approved] = [await createClaim(user), await approvedClaim(user)]
    const { props } = await (await Client.actingAs(user)).page('/leaving')
    expect(props.withdrawable.map((claim: any) => claim.reference)).toEqual([open.reference])
    expect(props.awaitingPayment.map((claim: any) => claim.reference)).toEqual([approved.reference])
    expect(props.balanceCents).toBe(12_08)
    expect(props.blockers).toEqual([
      'There are open claims. Withdraw them, give them up, or wait for the money.',
      'There is money on the balance. Withdraw it or give it up first.',
    ])
  })

  test('is nobody else’s', { tags: ['long'] }, async () => {
    const user = await createUser()
    await createClaim(await createPaidTraveller())
    const { props } = await (await Client.actingAs(user)).page('/leaving')
    expect(props).toMatchObject({
      withdrawable: [],
      awaitingPayment: [],
      balanceCents: 0,
      blockers: [],
    })
  })
})

describe('withdrawing what has no answer', () => {
  test('withdraws every such claim, each written down, and no other', async () => {
    const user = await createUser()
    const claims = [await createClaim(user), await createClaim(user), await approvedClaim(user)]
    const other = await createClaim(await createUser())
    const client = await Client.actingAs(user)

    const page = await step(client, 'withdrawals')
    expect(page.flash!.notice.text).toBe('2 claims withdrawn.')
    expect((await claimsOf(user)).map((claim) => claim.status)).toEqual(['withdrawn', 'withdrawn', 'approved'])
    expect(await actionsOn('claim', claims[0].id)).toEqual(['claim.ready', 'claim.submitted', 'claim.withdrawn'])
    expect((await asWorker(() => Claim.findOrFail(other.id))).status).toBe('submitted')
    expect((await step(client, 'withdrawals')).errors!.claims).toMatch(/no claims left to withdraw/)
  })
})

describe('giving up what is still to come', () => {
  test('ends the claim; what arrives all the same is neither theirs nor ours', async () => {
    const user = await createUser()
    const claim = await approvedClaim(user)
    const client = await Client.actingAs(user)
    const before = await asStaff(accountTotals)

    const page = await step(client, 'given-up-claims')
    expect(page.props).toMatchObject({ awaitingPayment: [], blockers: [] })
    expect(await actionsOn('claim', claim.id)).toContain('claim.given_up')

    await refund(claim)
    const after = await asStaff(accountTotals)
    expect(await balance(user)).toBe(0)
    expect(after.suspenseCents - before.suspenseCents).toBe(claim.grossCents)
    expect(after.feesCents).toBe(before.feesCents)
    expect(await ledgerFaults()).toEqual([])
    expect((await step(client, 'given-up-claims')).errors!.claims).toMatch(/no claims left to give up/)
  })

  test('is possible when the operator decides again on an objection', { tags: ['long'] }, async () => {
    const user = await createUser()
    const [claim, staff] = [await createClaim(user), await createUser({ role: 'agent' })]
    await asStaff(() => recordDecision(claim, staff, { outcome: 'rejected', reason: 'other' }))
    await objectTo(claim, staff)
    const page = await step(await Client.actingAs(user), 'given-up-claims')
    expect(page.props!.blockers).toEqual([])
    expect((await claimsOf(user))[0].status).toBe('closed')
  })

  test('is not asked of who leaves an organisation that is paid itself', { tags: ['long'] }, async () => {
    const tenant = await createTenant({ refundDestination: 'tenant' })
    const house = await createUser()
    const user = await createUser({ tenantId: tenant.id })
    const claim = await approvedClaim(user)
    const blockers = await inTenant(tenant.id, () => closureBlockers(user))
    const { forOrganisation } = await inTenant(tenant.id, () => openClaims(user))
    expect([blockers, forOrganisation.length]).toEqual([[], 1])

    await asStaff(() => eraseAccount(user, house))
    await refund(claim)
    expect(await asStaff(() => balanceOf(`tenants:${tenant.id}:wallet`))).toBeGreaterThan(0)
    expect(await ledgerFaults()).toEqual([])
  })
})

describe('the balance', () => {
  test('is paid out whatever it is', async () => {
    const user = await createUser()
    const claim = await approvedClaim(user)
    await refund(claim, 1_00)
    const client = await Client.actingAs(user)
    const asked = await client.submit('/payouts', { amountCents: 80 }, { from: '/balance' })
    expect(asked.errors!.amountCents).toMatch(/€5.00 or more/)

    const page = await step(client, 'payouts')
    expect(page.props).toMatchObject({ balanceCents: 0, payouts: [{ amountCents: 80 }] })
    expect((await step(client, 'payouts')).errors!.balance).toMatch(/no money on the balance/)
    expect(await payoutsOf(user)).toHaveLength(1)
  })

  test('wants to know where to', { tags: ['long'] }, async () => {
    const user = await createPaidTraveller({ iban: null })
    const client = await Client.actingAs(user)
    expect((await step(client, 'payouts')).errors!.iban).toMatch(/IBAN of your bank account/)
    const wrong = await step(client, 'payouts', { iban: 'NL91ABNA0417164301', holder: 'T. Test' })
    expect(wrong.errors!.iban).toMatch(/exactly as on your bank card/)
    const page = await step(client, 'payouts', { iban: 'NL91ABNA0417164300', holder: 'T. Test' })
    expect(page.props!.balanceCents).toBe(0)
  })

  test('can be given up once, whatever the number of tabs', async () => {
    const user = await createPaidTraveller()
    const clients = await Promise.all(Array.from({ length: 4 }, () => Client.actingAs(user)))
    const before = await asStaff(accountTotals)
    await Promise.all(clients.map((client) => step(client, 'given-up-balance')))
    const after = await asStaff(accountTotals)
    expect(await balance(user)).toBe(0)
    expect(after.feesCents - before.feesCents).toBe(12_08)
    expect(await ledgerFaults()).toEqual([])
  })

  test('below zero keeps someone until it is settled', { tags: ['long'] }, async () => {
    const user = await createPaidTraveller()
    await reclaim(user, 20_00)
    const client = await Client.actingAs(user)
    expect((await client.page('/leaving')).props).toMatchObject({
      balanceCents: -7_92,
      blockers: ['The balance is below zero. Settle this first.'],
    })
    expect((await step(client, 'payouts')).errors!.balance).toBeTruthy()
    expect((await step(client, 'given-up-balance')).errors!.balance).toBeTruthy()
    expect((await erase(client)).errors!.erasure).toMatch(/below zero/)
  })
})

describe('erasing', () => {
  async function ready(given: Parameters<typeof createUser>[0] = {}) {
    const user = await createLeaver(given)
    const client = await Client.actingAs(user)
    await step(client, 'payouts')
    return { user, client, canaries: canariesOf(user) }
  }

  test('leaves no trace of the person, and the books as they were', async () => {
    const { user, client, canaries } = await ready()
    const cards = await asWorker(() => OvcpCard.query().where('user_id', user.id))
    const numbers = cards.map((card) => decrypt(card.numberEncrypted!, 'card'))
    const searched = [...Object.values(canaries), ipOf(user), ...numbers, ...cards.map((card) => card.numberIndex!)]
    const [batch] = await asWorker(() => Batch.query().where('user_id', user.id))
    const linesBefore = await entriesOf(user)
    expect(await columnsNaming(searched)).not.toEqual([])

    const page = await erase(client)
    expect([page.component, page.location]).toEqual(['Public/Goodbye', '/goodbye'])

    // The receipt on its way is the one message that still knows where to.
    const left = await columnsNaming(searched)
    expect(left.filter((column) => column !== 'emails.to_address')).toEqual([])
    expect((await fresh(user)).serialize()).toMatchObject({
      firstName: 'Former',
      lastName: 'traveller',
      email: `erased-${user.publicId}@erased.invalid`,
      phone: null,
      birthOn: null,
      ibanEncrypted: null,
      role: 'member',
    })

    expect(linesBefore).toHaveLength(2)
    expect(await entriesOf(user)).toEqual(linesBefore)
    expect(await ledgerFaults()).toEqual([])
    const [claim] = await claimsOf(user)
    expect(claim.serialize()).toMatchObject({
      status: 'refunded',
      grossCents: 15_10,
      receivedCents: 15_10,
    })
    expect(decrypt((await payoutsOf(user))[0].ibanEncrypted, 'iban')).toBe(canaries.iban)

    const [job] = await jobsOf(user)
    expect(job.data.keys).toEqual([batch.fileKey])
    expect(await drive.use().exists(batch.fileKey)).toBe(true)
    await deleteFiles.handle(job.data)
    expect(await drive.use().exists(batch.fileKey)).toBe(false)
    await deleteFiles.handle(job.data)
  })

  test('keeps where a claim was about only while it must be provable', async () => {
    const { user, client } = await ready()
    await createClaim(user)
    await step(client, 'withdrawals')
    const count = async (table: string) =>
      (await asWorker(() => queryRows(`select 1 from ${table} where user_id = ?`, [user.id]))).length
    expect(await count('trips')).toBeGreaterThan(2)

    await erase(client)
    const trips = await asWorker(() =>
      queryRows<Record<string, unknown>>(
        `select c.status, t.from_place as "fromPlace", c.stated_place as "statedPlace",
           to_char(t.checked_in_at at time zone 'Europe/Amsterdam', 'HH24:MI') as time
         from trips t join claims c on c.trip_id = t.id where t.user_id = ? order by c.id`,
        [user.id]
      )
    )
    expect(trips).toEqual([
      {
        status: 'refunded',
        fromPlace: 'Leiden Centraal',
        statedPlace: 'Den Haag Centraal',
        time: '17:42',
      },
      { status: 'withdrawn', fromPlace: null, statedPlace: null, time: '00:00' },
    ])
    expect(await count('trips')).toBe(2)
    expect(await count('ovcp_cards')).toBe(0)
    const batches = await asWorker(() => Batch.query().where('user_id', user.id))
    expect(batches.map((batch) => [batch.fileName, batch.fileKey, batch.plan])).toEqual([
      ['[erased]', '', {}],
      ['[erased]', '', {}],
    ])
    const owner = await Client.actingAs(await createUser({ role: 'owner' }))
    for (const claim of await claimsOf(user)) {
      const page = await owner.page(`/admin/claims/${claim.reference}`)
      expect(page.props.claim.traveller).toBe('Former traveller')
    }
    expect((await owner.get('/admin/trips')).status).toBe(200)
  })

  test('keeps the name under a mandate encrypted, if a claim was sent on it', { tags: ['long'] }, async () => {
    const { user, client, canaries } = await ready()
    const never = await createUser()
    await asWorker(() =>
      queryRows(
        "insert into mandates (tenant_id, user_id, version, locale, signed_name) values (?, ?, '1', 'nl', 'N. Never')",
        [never.tenantId, never.id]
      )
    )
    await erase(client)
    await erase(await Client.actingAs(never))
    const mandate = (id: number) =>
      asWorker(() => queryRow<Record<string, any>>('select * from mandates where user_id = ?', [id]))
    const signed = await mandate(user.id)
    expect(signed).toMatchObject({ signed_name: 'Former traveller', ip: null })
    expect(signed!.withdrawn_at).not.toBeNull()
    expect(decrypt(signed!.signed_name_encrypted, 'mandate')).toBe(`${canaries.firstName} ${canaries.lastName}`)
    expect(await mandate(never.id)).toMatchObject({
      signed_name: 'Former traveller',
      signed_name_encrypted: null,
    })
  })

  test('is not named by a file for the bank either: we keep that encrypted', { tags: ['long'] }, async () => {
    const { user, client, canaries } = await ready()
    const [maker, releaser] = [await createUser({ role: 'finance' }), await createUser({ role: 'finance' })]
    await proveLines()
    await clearAll()
    await asStaff(async () => releasePayoutRun(await createPayoutRun(maker, nextTargetDay(today())), releaser))
    await erase(client)
    const left = await columnsNaming([canaries.iban, canaries.lastName])
    expect(left.filter((column) => column !== 'emails.to_address')).toEqual([])
    expect((await payoutsOf(user))[0].status).toBe('sent')
  })

  test('gives a receipt that names no one, to this browser alone', { tags: ['long'] }, async () => {
    const { user, client } = await ready()
    const page = await erase(client)
    const erasure = await asWorker(() =>
      queryRow<Record<string, any>>('select * from erasures where user_id = ?', [user.id])
    )
    expect(page.props!.receipt).toEqual({
      reference: erasure!.reference,
      paidOutCents: 12_08,
      givenUpCents: 0,
      byOrganisation: false,
    })
    expect(erasure).toMatchObject({ paid_out_cents: 12_08, by_staff_id: null })
    expect(erasure!.reference).toMatch(/^ERA-[0-9A-Z]{4}-[0-9A-Z]{4}$/)
    expect(page.props!.currentUser).toBeUndefined()
    expect((await client.page('/goodbye')).props.receipt.reference).toBe(erasure!.reference)
    expect((await new Client().get('/goodbye')).headers.get('location')).toBe('/')
    expect((await actionsOn('user', user.id)).at(-1)).toBe('user.erased')
  })

  test('signs out every browser, and lets no one in any more', async () => {
    const { user, client } = await ready()
    const other = await Client.actingAs(await fresh(user))
    const cookies = client.cookies()
    await erase(client)
    for (const one of [other, client]) {
      expect((await one.get('/batches')).headers.get('location')).toBe('/login')
    }
    const stolen = new Client()
    stolen.useCookies(cookies)
    expect((await stolen.get('/batches')).headers.get('location')).toBe('/login')
    expect(await sessionsOf(user)).toEqual([])
    expect(
      await asWorker(() =>
        queryRows("select 1 from browser_sessions where user_id = ? and end_reason is distinct from 'erased'", [
          user.id,
        ])
      )
    ).toEqual([])
  })

  test('frees the e-mail address for a new account, which knows nothing', async () => {
    const { client, canaries } = await ready()
    await erase(client)
    const again = await createUser({ email: canaries.email })
    const { props } = await (await Client.actingAs(again)).page('/claims')
    expect(props).toMatchObject({ claims: [], meta: { total: 0 } })
  })

  test('happens once, of two tabs at the same time', async () => {
    const { user } = await ready()
    const clients = await Promise.all([1, 2, 3].map(async () => Client.actingAs(await fresh(user))))
    const answers = await Promise.all(clients.map((one) => one.post('/leaving/erasures', { understood: true })))
    const goodbyes = answers.filter((one) => one.headers.get('location') === '/goodbye')
    expect(goodbyes).toHaveLength(1)
    const erasures = await asWorker(() => queryRows('select 1 from erasures where user_id = ?', [user.id]))
    expect(erasures).toHaveLength(1)
    for (const one of clients) expect((await one.get('/batches')).status).toBe(302)
  })

  test('leaves nothing that another tab was doing meanwhile', async () => {
    const { user, client, canaries } = await ready()
    const other = await Client.actingAs(await fresh(user))
    const form = new FormData()
    const text = new Export(newCard()).missedCheckOut(daysAgo(3), 'Leiden Centraal', '17:42').text()
    form.append('file', new Blob([text]), `${canaries.lastName}.csv`)
    await Promise.all([erase(client), other.post('/batches', form)])

    const erased = (await fresh(user)).isErased
    const left = await columnsNaming([canaries.lastName])
    // Either the upload came first, and is in the way; or it came too late, and is nowhere.
    expect(left.filter((column) => column !== 'emails.to_address').length > 0).toBe(!erased)
  })

  test('is refused while claims are open or money is left', async () => {
    const user = await createPaidTraveller()
    const claim = await createClaim(user)
    const client = await Client.actingAs(user)
    expect((await erase(client)).errors!.erasure).toMatch(/open claims/)
    await step(client, 'withdrawals')
    expect((await erase(client)).errors!.erasure).toMatch(/money on the balance/)
    expect((await fresh(user)).isErased).toBe(false)
    expect((await asWorker(() => Claim.findOrFail(claim.id))).status).toBe('withdrawn')
  })

  test('is refused while an upload is being read', { tags: ['long'] }, async () => {
    const user = await createUser()
    const batch = await planned(
      user,
      new Export(newCard()).missedCheckOut(daysAgo(3), 'Leiden Centraal', '17:42').text()
    )
    await asWorker(() => Batch.query().where('id', batch.id).update({ status: 'importing' }))
    expect((await erase(await Client.actingAs(user))).errors!.erasure).toMatch(/still reading an upload/)
  })

  test('is refused unless it is understood', async () => {
    const user = await createUser()
    const client = await Client.actingAs(user)
    for (const body of [{}, { understood: false }, { understood: 'no' }]) {
      expect((await erase(client, body)).errors!.understood).toBe('Tick this box to continue.')
    }
    expect((await fresh(user)).isErased).toBe(false)
  })

  test('is refused without a recent proof of who is asking, like all that moves money', async () => {
    const user = await createLeaver()
    const client = await Client.actingAs(user)
    await ageConfirmation(user)
    for (const name of ['withdrawals', 'erasures', 'payouts', 'given-up-balance', 'given-up-claims']) {
      const page = await step(client, name, { understood: true })
      expect(page.errors!.confirmation, name).toBeTruthy()
    }
    const asked = await client.get('/leaving/export')
    expect([asked.status, asked.headers.get('location')]).toEqual([302, '/confirm-password'])
    expect(await balance(user)).toBe(12_08)
  })

  test('asks who it is for a HEAD as for a GET', async () => {
    const user = await createUser()
    const client = await Client.actingAs(user)
    await ageConfirmation(user)
    const cookie = [...client.cookies()].map(([name, value]) => `${name}=${value}`).join('; ')
    const asked = await fetch(`${url}/leaving/export`, { method: 'HEAD', headers: { cookie }, redirect: 'manual' })
    expect([asked.status, asked.headers.get('location')]).toEqual([302, '/confirm-password'])
  })

  test('is about oneself, whoever is named', async () => {
    const [user, other] = [await createUser(), await createUser()]
    await erase(await Client.actingAs(user), {
      understood: true,
      userId: other.id,
      user_id: other.publicId,
    })
    expect((await fresh(other)).isErased).toBe(false)
    expect((await fresh(user)).isErased).toBe(true)
  })

  test('is refused for the only manager of an organisation, and for staff', async () => {
    const tenant = await createTenant()
    const [manager, second] = [
      await createUser({ tenantId: tenant.id, role: 'manager' }),
      await createUser({ tenantId: tenant.id, role: 'manager' }),
    ]
    const owner = await createUser({ role: 'owner' })
    const eraseOne = (user: User) => asStaff(() => eraseAccount(user, owner))

    // Both at once: one of them has to stay.
    const outcomes = await Promise.allSettled([eraseOne(manager), eraseOne(second)])
    expect(outcomes.map((one) => one.status).sort()).toEqual(['fulfilled', 'rejected'])
    await expect(eraseOne(owner)).rejects.toMatchObject({ key: 'leaving.isStaff' })
    expect((await erase(await Client.actingAs(owner))).errors!.erasure).toMatch(/staff account/)
  })

  test('by staff is on the same terms, and says who did it', async () => {
    const [user, staff] = [await createLeaver(), await createUser({ role: 'owner' })]
    await expect(asStaff(() => eraseAccount(user, staff))).rejects.toMatchObject({
      key: 'leaving.moneyLeft',
    })
    await step(await Client.actingAs(user), 'given-up-balance')
    const erasure = await asStaff(() => eraseAccount(user, staff))
    expect(erasure).toMatchObject({ byStaffId: staff.id, givenUpCents: 12_08, paidOutCents: 0 })
    const log = await asWorker(() =>
      queryRow("select actor_name as name from audit_logs where action = 'user.erased' and subject_id = ?", [user.id])
    )
    expect(log).toEqual({ name: staff.fullName })
    await expect(asStaff(() => eraseAccount(user, staff))).rejects.toMatchObject({
      key: 'leaving.alreadyErased',
    })
  })

  test('takes a person out of the log, and what they did stays', async () => {
    const { user, client } = await ready()
    await erase(client)
    const logs = await asWorker(() =>
      queryRows<Record<string, any>>(
        'select action, actor_name as name, changes, ip from audit_logs where actor_id = ? or (subject_type = ? and subject_id = ?) order by id',
        [user.id, 'user', user.id]
      )
    )
    const named = Object.fromEntries(logs.map((log) => [log.action, log]))
    expect(named['user.renamed']).toMatchObject({
      name: 'Former traveller',
      changes: { first_name: ['[erased]', '[erased]'], times: 2 },
    })
    expect(named['user.blocked']).toMatchObject({
      name: 'Test Traveller',
      changes: { reason: '[erased]' },
    })
    expect(named['payout.requested']).toMatchObject({ changes: { amount: 12_08 }, ip: null })
    expect(named['claim.ready'].changes).toEqual({ gross: 15_10, fee: 3_02 })
  })
})

describe('someone who has left', () => {
  async function gone() {
    const user = await createUser()
    const staff = await createUser({ role: 'owner' })
    await asStaff(() => eraseAccount(user, staff))
    return fresh(user)
  }

  test('stays erased, whatever the application tries', async () => {
    const user = await gone()
    await expect(
      asWorker(async () => (await User.findOrFail(user.id)).merge({ firstName: 'Back' }).save())
    ).rejects.toThrow(/stays erased/)
    await expect(
      asWorker(() => OvcpCard.create({ tenantId: user.tenantId, userId: user.id, kind: 'personal' }))
    ).rejects.toThrow(/has left/)
  })

  test('is credited nothing: the wallet is closed', async () => {
    const user = await gone()
    const credit = post.bind(null, {
      kind: 'adjustment',
      key: `late ${user.id}`,
      postings: [
        { account: user.wallet, amountCents: 1 },
        { account: 'suspense', amountCents: -1 },
      ],
      subject: { type: 'user', id: user.id },
    })
    await expect(asStaff(credit)).rejects.toThrow(/is closed/)
    expect(await ledgerFaults()).toEqual([])
  })

  test('is the only one whose part of the log can be changed', async () => {
    const user = await createUser()
    const scrub = () => queryRows('select scrub_audit_logs(?)', [user.id])
    await expect(asWorker(scrub)).rejects.toThrow(/not erased/)

    const left = await gone()
    await withClient(process.env.DATABASE_URL!, async (owner) => {
      await expect(owner.query("update audit_logs set action = 'x'")).rejects.toThrow(/never changed/)
      await owner.query("select set_config('fareback.erasing', $1, false)", [String(left.id)])
      await expect(owner.query("update audit_logs set action = 'x'")).rejects.toThrow(/never changed/)
      await expect(owner.query("update audit_logs set actor_name = 'x'")).rejects.toThrow(/never changed/)
      await expect(owner.query('delete from audit_logs')).rejects.toThrow(/never changed/)
    })
    await expect(asWorker(() => queryRows("update audit_logs set actor_name = 'x'"))).rejects.toThrow(
      /permission denied/
    )
  })
})

describe('a member of an organisation', () => {
  async function organisation() {
    const tenant = await createTenant()
    const manager = await createUser({ tenantId: tenant.id, role: 'manager' })
    const member = await createUser({ tenantId: tenant.id })
    const [managerCard, memberCard] = [newCard(), newCard()]
    for (const [user, number] of [
      [manager, managerCard],
      [member, memberCard],
    ] as const) {
      await asWorker(() =>
        OvcpCard.create({
          tenantId: tenant.id,
          userId: user.id,
          kind: 'business',
          numberEncrypted: encrypt(number, 'card'),
          numberIndex: blindIndex(number),
          last4: number.slice(-4),
        })
      )
    }
    const lines = new Export(managerCard).journey(daysAgo(9), 'Utrecht Centraal', '08:00', 'Gouda', '08:20', '6,10')
    const theirs = new Export(memberCard).journey(
      daysAgo(8),
      'Leiden Centraal',
      '07:58',
      'Den Haag Centraal',
      '08:14',
      '4,90'
    )
    lines.lines.push(...theirs.lines)
    const batch = await importedFor(manager, lines.text(), 'everyone.csv')
    return { tenant, manager, member, managerCard, memberCard, batch }
  }

  test('takes along their rows of its uploads, and leaves those of others', async () => {
    const { manager, member, managerCard, memberCard, batch } = await organisation()
    const staff = await createUser({ role: 'owner' })
    await asStaff(() => eraseAccount(member, staff))

    const of = (sql: string, id: number) => asWorker(() => queryRows(sql, [id]))
    expect(await of('select 1 from trips where user_id = ?', member.id)).toEqual([])
    expect(await of('select 1 from trips where user_id = ?', manager.id)).toHaveLength(1)
    expect(await of('select 1 from transactions where batch_id = ?', batch.id)).toHaveLength(2)
    expect(await of('select 1 from batch_rows where batch_id = ?', batch.id)).toHaveLength(2)
    const left = await columnsNaming([memberCard, blindIndex(memberCard)])
    expect(left).toEqual([])
    expect(await columnsNaming([blindIndex(managerCard)])).toEqual(['ovcp_cards.number_index'])
    expect(await drive.use().exists(batch.fileKey)).toBe(true)
    expect(await jobsOf(member)).toEqual([])
  })

  test('who managed it leaves its uploads behind, without their own rows', async () => {
    const { tenant, manager, member, batch } = await organisation()
    await createUser({ tenantId: tenant.id, role: 'manager' })
    const staff = await createUser({ role: 'owner' })
    await asStaff(() => eraseAccount(manager, staff))
    const kept = await asWorker(() => Batch.findOrFail(batch.id))
    expect(kept.fileName).toBe('everyone.csv')
    const trips = await asWorker(() => queryRows('select user_id as id from trips where tenant_id = ?', [tenant.id]))
    expect(trips).toEqual([{ id: member.id }])
  })
})

const entriesOf = (user: User) =>
  asWorker(() =>
    queryRows(
      `select e.* from ledger_entries e join ledger_accounts a on a.id = e.account_id
       where a.code = ? order by e.id`,
      [user.wallet]
    )
  )

const jobsOf = (user: User) =>
  asWorker(() =>
    queryRows<{ data: { keys: string[] } }>(
      "select data from pgboss.job where name = 'delete_files' and data::text like ?",
      [`%${user.publicId}%`]
    )
  )
