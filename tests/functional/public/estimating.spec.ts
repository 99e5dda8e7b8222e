import drive from '@adonisjs/drive/services/main'
import { describe, expect, test } from 'vitest'
import { importBatch } from '#app/claims/uploads/actions/import_batch'
import { planBatch } from '#app/claims/uploads/actions/plan_batch'
import Batch from '#app/travel/batches/batch'
import { pruneEstimates } from '#app/claims/estimates/actions/discard_estimate'
import { now, travelTo } from '#app/platform/shared/clock'
import { asWorker } from '#app/platform/shared/tenancy'
import { queryRows } from '#tests/support/query_rows'
import User from '#app/people/accounts/user'
import { Export, daysAgo, newCard } from '#tests/factories/exports'
import { linkFor } from '#tests/factories/auth'
import { TEST_PASSWORD, createUser } from '#tests/factories/users'
import { emailsTo } from '#tests/factories/emails'
import { Client } from '#tests/support/client'

const FORM = '/onboarding/personal-information'

const month = (card = newCard()) =>
  new Export(card)
    .journey(daysAgo(20), 'Leiden Centraal', '07:58', 'Den Haag Centraal', '08:14', '4,90')
    .missedCheckOut(daysAgo(12), 'Leiden Centraal', '17:42')
    .journey(daysAgo(11), 'Den Haag Centraal', '07:58', 'Leiden Centraal', '08:14', '4,90')

const send = (client: Client, text: string, said: Record<string, string> = {}, name = 'reizen.csv') => {
  const form = new FormData()
  form.append('file', new Blob([text]), name)
  for (const [field, value] of Object.entries(said)) form.append(field, value)
  return client.post('/estimates', form, { accept: 'application/json' })
}

const stored = () => asWorker(() => queryRows<{ id: number; file_key: string }>('select id, file_key from estimates'))
const PASSWORD = 'seven green bicycles'

const register = (client: Client, email: string) =>
  client.submit(
    FORM,
    { firstName: 'Noor', lastName: 'Bakker', email, birthOn: '1990-05-04', terms: true, password: PASSWORD },
    { from: FORM }
  )

const batchesOf = (user: User) => asWorker(() => Batch.query().where('user_id', user.id))
const keptOf = async (client: Client) => (await client.page('/')).props.kept

describe('an estimate without an account', () => {
  test('says what can be claimed, from whom and until when, and keeps nothing', async () => {
    const client = new Client()
    const before = await stored()
    const answer = await send(client, month().text())
    expect(answer.status).toBe(200)
    const { estimate, isKept } = JSON.parse(answer.body)
    expect(estimate).toMatchObject({
      trips: 3,
      irregular: 1,
      claimable: 1,
      grossCents: 15_10,
      netCents: 12_08,
    })
    expect(estimate.operators).toMatchObject([{ name: 'NS', count: 1, netCents: 12_08 }])
    expect(estimate.firstDeadline).toBe(estimate.operators[0].deadlineOn)
    expect(isKept).toBe(false)
    expect(await stored()).toEqual(before)
    expect(await keptOf(client)).toBeNull()
  })

  test.each([
    ['an empty file', '', 'empty'],
    ['a bank statement', 'Datum,Naam,Bedrag\n1-1-2026,Bakker,3', 'otherBankOrShop'],
    ['something else', 'hallo', 'notAnExport'],
  ])('says what is wrong with %s', async (_, text, problem) => {
    const answer = await send(new Client(), text)
    expect(answer.status).toBe(422)
    expect(JSON.parse(answer.body)).toMatchObject({ problem, message: expect.any(String) })
  })

  test('says which trip was not over when the file was made, and asks for a newer one', async () => {
    const open = new Export(newCard())
      .journey(daysAgo(20), 'Leiden Centraal', '07:58', 'Den Haag Centraal', '08:14', '4,90')
      .missedCheckOut(daysAgo(12), 'Leiden Centraal', '17:42')
    const { estimate } = JSON.parse((await send(new Client(), open.text())).body)
    expect(estimate).toMatchObject({ trips: 2, irregular: 0, netCents: 0, stillOpen: 1 })
  })

  test('warns of a file that shows check-outs alone', async () => {
    const outs = new Export(newCard()).row(
      daysAgo(20),
      '',
      'Leiden Centraal',
      '08:14',
      'Den Haag Centraal',
      '4,90',
      'Check-uit',
      '',
      '',
      '',
      '',
      ''
    )
    const answer = JSON.parse((await send(new Client(), outs.text())).body)
    expect(answer.onlyCheckOuts).toBe(true)
    expect(JSON.parse((await send(new Client(), month().text())).body).onlyCheckOuts).toBe(false)
  })

  test('says what to do with a ZIP', async () => {
    const empty = Buffer.from('504b0506000000000000000000000000000000000000', 'hex')
    const form = new FormData()
    form.append('file', new Blob([empty]), 'maanden.zip')
    const answer = await new Client().post('/estimates', form, { accept: 'application/json' })
    expect(answer.status).toBe(422)
    expect(JSON.parse(answer.body).message).toMatch(/^Unpack the ZIP/)
  })

  test('asks how dates are written, and reads on with the answer', async () => {
    const american = [
      'Datum,Check in,Vertrek,Check uit,Bestemming,Af,Bij,Transactie,Kl,Product,Prive/ Zakelijk,Opmerking',
      '3/4/2026,07:58,Gouda,08:14,Delft,"€ 4,90",,Reis,2,Vol tarief,,',
      '2/5/2026,07:58,Gouda,08:14,Delft,"€ 4,90",,Reis,2,Vol tarief,,',
      '4/2/2026,07:58,Gouda,08:14,Delft,"€ 4,90",,Reis,2,Vol tarief,,',
    ].join('\n')
    const client = new Client()
    expect(JSON.parse((await send(client, american)).body).problem).toBe('ambiguousDates')
    const answer = await send(client, american, { dayFirst: 'false' })
    expect(JSON.parse(answer.body).estimate).toMatchObject({ trips: 3, irregular: 0 })
  })

  test('takes a file of 5 MB and no more, and no request without a file', async () => {
    const large = await send(new Client(), month().text() + ' '.repeat(5 * 1024 * 1024))
    expect(large.status).toBe(422)
    expect(JSON.parse(large.body).message).toContain('5 MB')
    const none = await new Client().post('/estimates', {}, { accept: 'application/json' })
    expect(none.status).toBe(422)
  })

  test('claims nothing that an employer paid', async () => {
    const business = [
      'Dag;Datum (DD-MM-YY);Product;klasse;Check in;Vertrek;Check uit;Bestemming;Omschrijving;Kenmerk;Prijs (excl. btw);Prijs (incl. btw);Prive/Zakelijk;Gefactureerd (Ja/Nee);Kaarthouder;Kaartnummer',
      `di;${daysAgo(12).slice(0, 6)}${daysAgo(12).slice(8)};Trein;2;17:42;Den Haag Centraal;;;Reis zonder check-uit;;€ 18.35;€ 20.00;Zakelijk;Ja;T. Test;3528020000000021`,
    ].join('\n')
    const { estimate } = JSON.parse((await send(new Client(), business)).body)
    expect(estimate).toMatchObject({ trips: 1, irregular: 1, claimable: 0, incomplete: 0 })
  })
})

describe('an estimate that its owner wants kept', () => {
  async function kept() {
    const client = new Client()
    const before = new Set((await stored()).map(({ id }) => id))
    const answer = await send(client, month().text(), { keep: 'true' })
    expect(JSON.parse(answer.body).isKept).toBe(true)
    const row = (await stored()).find(({ id }) => !before.has(id))!
    return { client, row }
  }
  const exists = (key: string) => drive.use().exists(key)

  test('is shown again in the same browser, and in no other', async () => {
    const { client } = await kept()
    expect(await keptOf(client)).toMatchObject({
      fileName: 'reizen.csv',
      estimate: { netCents: 12_08 },
    })
    expect(await keptOf(new Client())).toBeNull()
  })

  test('is deleted when its owner says so, when another takes its place, and after a day', async () => {
    const { client, row } = await kept()
    expect(await exists(row.file_key)).toBe(true)
    await client.delete('/estimates')
    expect((await stored()).map(({ id }) => id)).not.toContain(row.id)
    expect(await keptOf(client)).toBeNull()

    const second = await kept()
    await send(second.client, month().text(), { keep: 'true' }, 'other.csv')
    expect((await stored()).map(({ id }) => id)).not.toContain(second.row.id)
    expect((await keptOf(second.client)).fileName).toBe('other.csv')

    const third = await kept()
    await travelTo(now().plus({ hours: 23 }), pruneEstimates)
    expect((await stored()).map(({ id }) => id)).toContain(third.row.id)
    await travelTo(now().plus({ hours: 25 }), pruneEstimates)
    expect((await stored()).map(({ id }) => id)).not.toContain(third.row.id)
  })

  test('becomes the first upload of the account that its owner makes', async () => {
    const { client, row } = await kept()
    const email = `estimate-${row.id}@example.test`
    const details = {
      firstName: 'Noor',
      lastName: 'Bakker',
      email,
      birthOn: '1990-05-04',
      terms: true,
    }
    await client.submit(FORM, { ...details, password: 'seven green bicycles' }, { from: FORM })
    const user = await asWorker(() => User.findByOrFail('email', email))
    const batches = () => asWorker(() => Batch.query().where('user_id', user.id))
    expect(await batches()).toEqual([])

    const answer = await client.get(await linkFor(user, 'verify_email'))
    const [batch, ...others] = await batches()
    expect(others).toEqual([])
    expect(answer.headers.get('location')).toBe(`/batches/${batch.publicId}/claims/create`)
    expect([batch.fileName, batch.status]).toEqual(['reizen.csv', 'uploaded'])
    expect(batch.plan.estimate).toMatchObject({ netCents: 12_08 })
    expect((await stored()).map(({ id }) => id)).not.toContain(row.id)
    expect(await keptOf(client)).toBeNull()

    await planBatch(batch.id)
    const [{ status, plan }] = await batches()
    expect([status, plan.estimate?.netCents]).toEqual(['importing', 12_08])
    await importBatch(batch.id)
    const { props } = await client.page(`/batches/${batch.publicId}/claims/create`)
    expect(props.file).toEqual({ trips: 3, irregular: 1, stillOpen: 0, claims: 0, unread: 0 })
    expect(props.trips).toMatchObject([{ netCents: 12_08, proposed: true }])
  })

  test('is said on each page of the way in, and in the mail', { tags: ['long'] }, async () => {
    const { client, row } = await kept()
    const email = `says-${row.id}@example.test`
    expect((await client.page(FORM)).props.kept).toMatchObject({ estimate: { netCents: 12_08 } })
    await register(client, email)
    expect((await client.page('/verify-email')).props.kept).toMatchObject({ estimate: { netCents: 12_08 } })
    const user = await asWorker(() => User.findByOrFail('email', email))
    const [mail] = await emailsTo(user)
    expect(mail.subject).toContain('12.08')

    const bare = new Client()
    await register(bare, `bare-${row.id}@example.test`)
    expect((await bare.page('/verify-email')).props.kept).toBeNull()
  })

  test('comes along to another device, after signing in there', async () => {
    const { client, row } = await kept()
    const email = `phone-${row.id}@example.test`
    await register(client, email)
    const user = await asWorker(() => User.findByOrFail('email', email))
    const link = await linkFor(user, 'verify_email')

    const phone = new Client()
    expect((await phone.get(link)).headers.get('location')).toBe('/login')
    expect(await batchesOf(user)).toEqual([])
    const signedIn = await phone.post('/login', { email, password: PASSWORD })
    const { pathname } = new URL(signedIn.headers.get('location')!, 'http://fareback.test')
    expect(pathname).toBe(link.startsWith('http') ? new URL(link).pathname : link)
    const answer = await phone.get(link)
    const [batch] = await batchesOf(user)
    expect(answer.headers.get('location')).toBe(`/batches/${batch.publicId}/claims/create`)
  })

  test('is of nobody but who registered with it', async () => {
    const { client, row } = await kept()
    await register(client, `mine-${row.id}@example.test`)
    const other = `other-${row.id}@example.test`
    await register(new Client(), other)
    const stranger = await asWorker(() => User.findByOrFail('email', other))
    const phone = new Client()
    await phone.get(await linkFor(stranger, 'verify_email'))
    await phone.post('/login', { email: other, password: PASSWORD })
    await phone.get(await linkFor(stranger, 'verify_email'))
    expect(await batchesOf(stranger)).toEqual([])
    expect((await stored()).map(({ id }) => id)).toContain(row.id)
  })

  test('is adopted after signing in only when its owner says that it is theirs', async () => {
    const { client, row } = await kept()
    const email = `back-${row.id}@example.test`
    const user = await createUser({ email })
    await client.post('/login', { email, password: TEST_PASSWORD })
    await client.get('/home')
    expect((await client.page('/home')).props.kept).toMatchObject({ estimate: { netCents: 12_08 } })
    expect(await batchesOf(user)).toEqual([])

    const answer = await client.post('/estimate-adoptions')
    if (answer.status !== 302) throw new Error(answer.body)
    expect(answer.headers.get('location')).toMatch(/^\/batches\/[^/]+\/claims\/create$/)
    const [batch] = await batchesOf(user)
    expect(answer.headers.get('location')).toContain(batch.publicId)
    expect((await client.page('/home')).props.kept).toBeNull()
    // Nothing is left to adopt.
    expect((await client.post('/estimate-adoptions')).headers.get('location')).toBe('/home')
    expect(await batchesOf(user)).toHaveLength(1)
  })

  test('is adopted once, however often it is asked at the same time', async () => {
    const { client, row } = await kept()
    const email = `often-${row.id}@example.test`
    const user = await createUser({ email })
    await client.post('/login', { email, password: TEST_PASSWORD })
    await client.get('/home')
    const answers = await Promise.all([1, 2, 3, 4].map(() => client.post('/estimate-adoptions')))
    expect(answers.map(({ status }) => status)).toEqual([302, 302, 302, 302])
    expect(await batchesOf(user)).toHaveLength(1)
  })

  test('is thrown away by who signs in and does not know it', async () => {
    const { client, row } = await kept()
    const user = await createUser()
    await client.post('/login', { email: user.email, password: TEST_PASSWORD })
    await client.get('/home')
    const page = await client.submit('/estimates', {}, { method: 'DELETE', from: '/home' })
    expect(page.component).toBe('User/Home/Show')
    expect((await stored()).map(({ id }) => id)).not.toContain(row.id)
    expect((await client.page('/home')).props.kept).toBeNull()
    expect(await batchesOf(user)).toEqual([])
  })

  test('is adopted by nobody who is not signed in', async () => {
    const { client, row } = await kept()
    expect((await client.post('/estimate-adoptions')).headers.get('location')).toBe('/login')
    expect((await stored()).map(({ id }) => id)).toContain(row.id)
  })
})
