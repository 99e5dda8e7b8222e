import { extractText, getDocumentProxy } from 'unpdf'
import { mandateDocument } from '#app/claims/mandates/mandate_document'
import { exportWithMissedCheckOut } from '#tests/factories/claims'
import { describe, expect, test } from 'vitest'
import Claim from '#app/claims/claims/claim'
import { MANDATE_VERSION } from '#app/claims/mandates/mandate_text'
import Mandate from '#app/claims/claims/mandate'
import { now } from '#app/platform/shared/clock'
import { asWorker } from '#app/platform/shared/tenancy'
import { queryRows } from '#tests/support/query_rows'
import { decrypt } from '#app/platform/encryption/encrypt'
import User from '#app/people/accounts/user'
import { Client } from '#tests/support/client'
import { Export, daysAgo, imported, newCard } from '#tests/factories/exports'
import { travelled } from '#tests/factories/travel'
import { emailsTo } from '#tests/factories/emails'
import { createClaim } from '#tests/factories/claims'
import { createUser } from '#tests/factories/users'
import { ageConfirmation } from '#tests/support/sessions'

const STEP = '/onboarding/additional-information'

const COMPLETE = {
  addressLine: 'Oude Rijn 114',
  postcode: '2312hg',
  city: 'Leiden',
  country: 'NL',
  travelProduct: 'discount_40',
  iban: 'nl91 abna 0417 1643 00',
  holder: 'Test Traveller',
  signedName: 'Test Traveller',
  mandateVersion: MANDATE_VERSION,
}

/** Someone who just registered. */
async function newcomer(given: Parameters<typeof createUser>[0] = {}) {
  const user = await createUser({
    iban: null,
    onboardedAt: null,
    mandateSignedAt: null,
    ...given,
  })
  const client = await Client.actingAs(user)
  const complete = (changes: object = {}) => client.submit(STEP, { ...COMPLETE, ...changes }, { from: STEP })
  return { user, client, complete }
}

const fresh = (user: User) => asWorker(() => User.findOrFail(user.id))
const mandatesOf = (user: User) => asWorker(() => Mandate.query().where('user_id', user.id))

describe('additional information', () => {
  test('is kept whole, with the mandate signed and dated', async () => {
    const { user, client, complete } = await newcomer()
    const page = await complete()
    expect(page.component).toBe('User/Onboarding/OVCPCard')

    const kept = await fresh(user)
    expect(kept.serialize()).toMatchObject({
      addressLine: 'Oude Rijn 114',
      postcode: '2312 HG',
      city: 'Leiden',
      country: 'NL',
      travelProduct: 'discount_40',
      ibanLast4: '4300',
    })
    expect(decrypt(kept.ibanEncrypted!, 'iban')).toBe('NL91ABNA0417164300')
    expect(kept.mandateSignedAt!.diffNow('minutes').minutes).toBeGreaterThan(-1)
    expect((await mandatesOf(user)).map((mandate) => mandate.serialize())).toMatchObject([
      { version: MANDATE_VERSION, locale: 'en', signedName: 'Test Traveller', withdrawnAt: null },
    ])
    const [mandate] = await asWorker(() =>
      queryRows<{ ip: string }>('select host(ip) as ip from mandates where user_id = ?', [user.id])
    )
    expect(mandate.ip).toBe(client.ip)
  })

  test('may come without an account, which waits until a payout', async () => {
    const { user, complete } = await newcomer()
    expect((await complete({ iban: '', holder: 'Test Traveller' })).component).toBe('User/Onboarding/OVCPCard')
    expect((await fresh(user)).ibanLast4).toBeNull()
  })

  test('takes an address abroad as it is written there', async () => {
    const { user, complete } = await newcomer()
    await complete({
      addressLine: 'Rue Haute 7',
      postcode: 'b-1000',
      city: 'Brussel',
      country: 'BE',
    })
    expect((await fresh(user)).serialize()).toMatchObject({ postcode: 'B-1000', country: 'BE' })

    const other = await newcomer()
    await other.complete({ addressLine: 'Main Street', postcode: '', city: 'Howth', country: 'IE' })
    expect((await fresh(other.user)).serialize()).toMatchObject({ postcode: null, country: 'IE' })
  })

  test.each([
    ['addressLine', '', 'Enter your street and house number, for example Oude Rijn 114.'],
    ['addressLine', 'Oude Rijn', 'Add your house number, for example Oude Rijn 114.'],
    ['postcode', '', 'Enter a postcode like 2312 HG.'],
    ['postcode', '0312 HG', 'Enter a postcode like 2312 HG.'],
    ['postcode', '2312 SS', 'Enter a postcode like 2312 HG.'],
    ['city', '  ', 'Enter your city or village.'],
    ['iban', 'NL91ABNA0417164301', 'Enter the IBAN exactly as on your bank card, for example NL91 ABNA 0417 1643 00.'],
    ['iban', 'TR330006100519786457841326', 'We can only pay to accounts in SEPA countries. Enter another account.'],
    ['holder', '', 'Fill in this field.'],
    ['signedName', '', 'Type your name to sign. Without the mandate we can’t claim for you.'],
    ['signedName', 'Somebody Else', 'Type your name as in your account: Test Traveller.'],
    ['signedName', 'Test', 'Type your name as in your account: Test Traveller.'],
    ['mandateVersion', '2020-01-01', 'The text of the mandate has changed. Read it again and sign it.', 'signedName'],
    ['travelProduct', 'first_class', 'Choose one of the options.'],
    ['country', 'ZZ', 'Choose one of the options.'],
  ])('is refused with %s “%s”, and nothing is kept', async (field, value, words, at = field) => {
    const { user, complete } = await newcomer()
    expect((await complete({ [field]: value })).errors).toEqual({ [at]: words })
    expect((await fresh(user)).serialize()).toMatchObject({
      city: null,
      mandateSignedAt: null,
      ibanLast4: null,
      addressLine: null,
    })
    expect(await mandatesOf(user)).toEqual([])
  })

  test('is saved as far as it goes for who finishes it later', async () => {
    const { user, client } = await newcomer()
    const page = await client.submit(
      STEP,
      { ...COMPLETE, city: '', iban: '', signedName: '' },
      { method: 'PATCH', from: STEP }
    )
    expect(page.component).toBe('User/Batches/Index')
    expect(page.props!.missing).toEqual(['address', 'mandate', 'card'])
    expect((await fresh(user)).serialize()).toMatchObject({
      addressLine: 'Oude Rijn 114',
      city: null,
      mandateSignedAt: null,
    })
    expect((await client.page(STEP)).props.address.addressLine).toBe('Oude Rijn 114')

    const wrong = await client.submit(STEP, { ...COMPLETE, postcode: 'nergens' }, { method: 'PATCH', from: STEP })
    expect(wrong.errors!.postcode).toMatch(/a postcode like/)
  })

  test('takes no more than its own fields', async () => {
    const { user, complete } = await newcomer()
    await complete({
      role: 'owner',
      tenantId: 1,
      onboardedAt: '2020-01-01',
      ibanLast4: '9999',
      userId: 1,
    })
    expect((await fresh(user)).serialize()).toMatchObject({
      role: 'member',
      tenantId: user.tenantId,
      onboardedAt: null,
      ibanLast4: '4300',
    })
  })

  test('keeps its secrets out of the audit log and the page', async () => {
    const { user, client, complete } = await newcomer()
    await complete()
    const logs = await asWorker(() =>
      queryRows<{ action: string }>(
        `select action, changes from audit_logs
         where subject_type = 'user' and subject_id = ? and action <> 'user.signed_in' order by id`,
        [user.id]
      )
    )
    expect(logs.map(({ action }) => action)).toEqual([
      'user.address_changed',
      'user.travel_product_changed',
      'user.iban_changed',
      'mandate.signed',
    ])
    const everything = JSON.stringify(logs) + JSON.stringify((await client.page(STEP)).props)
    expect(everything).not.toMatch(/0417164300|0417 1643 00/)
    expect(JSON.stringify(logs)).not.toContain('Oude Rijn')
  })

  test('is asked of who proved lately that it is them', async () => {
    const { user, client, complete } = await newcomer()
    await ageConfirmation(user)
    expect((await complete()).errors).toEqual({ confirmation: 'Confirm it’s you.' })
    expect((await client.write('PATCH', STEP, COMPLETE)).status).toBe(302)
    expect((await fresh(user)).serialize()).toMatchObject({ addressLine: null, ibanLast4: null })
  })
})

describe('a signature', () => {
  test.each([
    ['José', 'de Vriès', 'jose de vries'],
    ['José', 'de Vriès', '  JOSÉ   DE VRIÈS '],
    ['Anne', 'd’Hondt', "Anne d'Hondt"],
  ])('of %s %s may be typed as “%s”', async (firstName, lastName, signedName) => {
    const { user, complete } = await newcomer({ firstName, lastName })
    await complete({ signedName })
    expect((await fresh(user)).mandateSignedAt).not.toBeNull()
  })

  test('is not asked twice', async () => {
    const { user, complete } = await newcomer()
    await complete()
    await complete({ signedName: '', city: 'Delft' })
    expect((await fresh(user)).city).toBe('Delft')
    expect(await mandatesOf(user)).toHaveLength(1)
  })
})

describe('the mandate', () => {
  const commute = () =>
    new Export(newCard())
      .journey(daysAgo(40), 'Leiden Centraal', '07:58', 'Den Haag Centraal', '08:14', '4,90')
      .missedCheckOut(daysAgo(20), 'Leiden Centraal', '17:42')
      .journey(daysAgo(2), 'Leiden Centraal', '07:58', 'Den Haag Centraal', '08:14', '4,90')
      .text()

  async function chosen() {
    const { user, client, complete } = await newcomer()
    const batch = await travelled(user, commute())
    const choose = `/batches/${batch.publicId}/claims/create`
    const { props } = await client.page(choose)
    expect(props.needsMandate).toBe(true)
    const trips = [{ tripId: props.trips[0].tripId as string }]
    const send = (given = trips) =>
      client.submit(`/batches/${batch.publicId}/claims`, { trips: given }, { from: choose })
    const claims = () => asWorker(() => Claim.query().where('user_id', user.id))
    const sign = (changes: object = {}) => complete({ travelProduct: user.travelProduct, ...changes })
    return { user, client, choose, trips, send, sign, claims }
  }

  test('has to be there before a claim is made; signing makes those that were chosen', async () => {
    const { user, send, sign, claims } = await chosen()
    const page = await send()
    expect(page.component).toBe('User/Onboarding/AdditionalInformation')
    expect(page.props!.chosen).toEqual({ count: 1, netCents: 12_08 })
    expect(await claims()).toEqual([])

    // Nothing is lost where the form is refused.
    expect((await sign({ signedName: 'Someone Else' })).errors!.signedName).toMatch(/name/)
    const done = await sign()
    expect(done.component).toBe('User/Claims/Index')
    expect((await claims()).map(({ netCents, status }) => [netCents, status])).toEqual([[12_08, 'ready']])
    // The card came with the file: no step is left, and no mail about a first upload.
    expect((await fresh(user)).onboardedAt).not.toBeNull()
    expect((await emailsTo(user)).map(({ template }) => template)).not.toContain('welcome')
  })

  test('makes the same claims with another product where that changes no amount', async () => {
    const { send, sign, claims } = await chosen()
    await send()
    const done = await sign({ travelProduct: 'discount_40' })
    expect(done.component).toBe('User/Claims/Index')
    expect((await claims()).map(({ netCents }) => netCents)).toEqual([12_08])
  })

  test('makes nothing by itself where the amounts changed or a trip is gone, and keeps the choice', async () => {
    const other = await chosen()
    await other.send()
    expect((await other.client.page('/home')).props.chosen).toEqual({ count: 1, netCents: 12_08 })
    // Without a fee it brings more.
    await asWorker(() => other.user.merge({ premiumSince: now(), premiumPaidUntil: now().plus({ months: 1 }) }).save())
    const back = await other.sign()
    expect(back.location).toBe(other.choose)
    expect(back.flash!.notice.text).toMatch(/nothing is submitted yet/)
    expect(await other.claims()).toEqual([])
    const { props } = await other.client.page(other.choose)
    expect([props.chosen, props.trips[0].netCents]).toEqual([[other.trips[0].tripId], 15_10])
    expect((await other.send()).component).toBe('User/Claims/Index')
    expect((await other.client.page(other.choose)).props.chosen).toBeNull()

    const gone = await chosen()
    await gone.send()
    await asWorker(() =>
      queryRows('delete from trips where card_id in (select id from ovcp_cards where user_id = ?)', [gone.user.id])
    )
    const page = await gone.sign()
    expect(page.location).toBe(gone.choose)
    expect(page.flash!.notice.text).toMatch(/nothing is submitted yet/)
    expect(await gone.claims()).toEqual([])
    const { addressLine, mandateSignedAt } = await fresh(gone.user)
    expect([addressLine, mandateSignedAt !== null]).toEqual(['Oude Rijn 114', true])
  })

  test('is not asked for a trip that cannot be claimed, or is another’s', async () => {
    const { send, client, trips } = await chosen()
    const stranger = await chosen()
    expect((await send(stranger.trips)).errors!.trips).toBeTruthy()
    expect((await client.page(STEP)).props.chosen).toBeNull()
    expect((await send([...trips, ...trips])).errors).toBeTruthy()
  })

  test('can be withdrawn, with what is not decided yet, and signed anew', async () => {
    const user = await createUser()
    await createClaim(user)
    const client = await Client.actingAs(user)
    const page = await client.submit('/profile/mandate', {}, { method: 'DELETE', from: '/profile/mandate' })
    expect(page.flash!.notice.text).toBe('Mandate and 1 claim withdrawn.')
    expect(page.props!.mandate.signedAt).toBeNull()
    const claims = await asWorker(() => Claim.query().where('user_id', user.id))
    expect(claims.map((claim) => claim.status)).toEqual(['withdrawn'])

    await client.submit(STEP, { ...COMPLETE, iban: '' }, { from: STEP })
    expect((await fresh(user)).mandateSignedAt).not.toBeNull()
    await client.submit('/profile/mandate', {}, { method: 'DELETE', from: '/profile/mandate' })
    await client.submit('/profile/mandate', {}, { method: 'DELETE', from: '/profile/mandate' })
    const mandates = await mandatesOf(user)
    expect(mandates.map((mandate) => mandate.withdrawnAt !== null)).toEqual([true])
  })
})

describe('the mandate as a document', () => {
  const textOf = (user: User) =>
    asWorker(async () => {
      const mandate = await Mandate.ownedBy(user).orderBy('id', 'desc').firstOrFail()
      const pdf = await mandateDocument(mandate, await User.findOrFail(user.id), 'nl')
      return (await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true })).text
    })

  test('says what it allows, whose cards, when it was signed, and that it was withdrawn', async () => {
    const { user, client, complete } = await newcomer()
    expect((await client.get('/profile/mandate.pdf')).headers.get('location')).toBe('/profile/mandate')
    await complete()
    await imported(user, exportWithMissedCheckOut())
    const signed = await client.get('/profile/mandate.pdf')
    expect(signed.headers.get('content-type')).toBe('application/pdf')
    const words = await textOf(user)
    expect(words).toContain(user.fullName)
    expect(words).toMatch(/3528 \d{4} \d{4} \d{4}/)
    expect(words).toMatch(new RegExp(`Versie van de tekst\\s+${MANDATE_VERSION}`))
    expect(words).toMatch(/Geldig/)

    await client.submit('/profile/mandate', {}, { method: 'DELETE', from: '/profile/mandate' })
    expect(await textOf(user)).toMatch(/Ingetrokken op/)
    const staff = await Client.actingAs(await createUser({ role: 'agent' }))
    expect((await staff.get(`/admin/users/${user.publicId}/mandate`)).headers.get('content-type')).toBe(
      'application/pdf'
    )
    const stranger = await Client.actingAs(await createUser())
    expect((await stranger.get(`/admin/users/${user.publicId}/mandate`)).status).toBe(403)
    expect((await stranger.get('/profile/mandate.pdf')).status).toBe(302)
  })
})

describe('onboarding', () => {
  test('goes on where one left off, and ends at the first upload', async () => {
    const { user, client, complete } = await newcomer()
    const next = async () => (await client.get('/onboarding')).headers.get('location')
    expect(await next()).toBe(STEP)
    await complete()
    expect(await next()).toBe('/onboarding/ovcp-card')

    const page = await client.submit('/onboarding/ovcp-card')
    expect(page.component).toBe('User/Batches/Create')
    expect(await next()).toBe('/batches/create')
    expect((await fresh(user)).onboardedAt).not.toBeNull()
    expect((await client.page('/batches')).props.missing).toEqual([])
  })

  test('is finished once', async () => {
    const { user, client } = await newcomer()
    await Promise.all([client.post('/onboarding/ovcp-card'), client.post('/onboarding/ovcp-card')])
    const { onboardedAt } = await fresh(user)
    await client.post('/onboarding/ovcp-card')
    expect((await fresh(user)).onboardedAt).toEqual(onboardedAt)
    const logs = await asWorker(() =>
      queryRows('select 1 from audit_logs where action = ? and subject_id = ?', ['user.onboarded', user.id])
    )
    expect(logs).toHaveLength(1)
    expect((await emailsTo(user)).map(({ template }) => template)).toEqual(['welcome'])
  })

  test('does not nag staff', async () => {
    const agent = await createUser({ role: 'agent', mandateSignedAt: null })
    expect((await (await Client.actingAs(agent)).page('/batches')).props.missing).toEqual([])
  })
})
