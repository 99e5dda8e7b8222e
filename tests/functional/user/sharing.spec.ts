import sharp from 'sharp'
import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, test } from 'vitest'
import Claim from '#app/claims/claims/claim'
import { recordDecision } from '#app/claims/decisions/actions/record_decision'
import { asStaff, asWorker } from '#app/platform/shared/tenancy'
import { reclaimRefund } from '#app/money/matching/actions/reclaim_refund'
import type User from '#app/people/accounts/user'
import { createClaim, createReadyClaim, objectTo, payClaim } from '#tests/factories/claims'
import { importedLines, newDay, newIban, statementOf } from '#tests/factories/statements'
import { createUser } from '#tests/factories/users'
import { url } from '#tests/support/app'
import { Client } from '#tests/support/client'

async function claimOf(make: (user: User) => Promise<Claim>) {
  const user = await createUser()
  await asWorker(() => user.merge({ locale: 'en' }).save())
  const claim = await make(user)
  const client = await Client.actingAs(user)
  const address = (what: string) => `/claims/${claim.reference}/${what}`
  const isShareable = async () => (await client.page(`/claims/${claim.reference}`)).props.isShareable
  return { user, claim, client, address, isShareable }
}

const paid = async (user: User) => {
  const claim = await createClaim(user)
  await payClaim(claim, await createUser({ role: 'owner' }))
  return claim
}
const granted = async (user: User) => {
  const claim = await createClaim(user)
  const staff = await createUser({ role: 'agent' })
  await asStaff(async () => recordDecision(await Claim.findOrFail(claim.id), staff, { outcome: 'approved' }))
  return claim
}

/** With its bytes as they are. */
const fileOf = (client: Client, path: string) =>
  fetch(url + path, {
    headers: {
      cookie: [...client.cookies()].map(([name, value]) => `${name}=${value}`).join('; '),
    },
  })

async function textOf(pdf: ArrayBuffer) {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), {
    mergePages: true,
  })
  return text.replaceAll(/\s+/g, ' ')
}

describe('a claim that brought something', () => {
  test.each([
    ['the operator paid', paid],
    ['the operator approved', granted],
  ])('can be shared as a picture: %s', async (_, make) => {
    const { client, address, isShareable } = await claimOf(make)
    expect(await isShareable()).toBe(true)

    const answer = await fileOf(client, address('picture'))
    expect(answer.headers.get('content-type')).toBe('image/png')
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename=fareback.png')
    const picture = sharp(Buffer.from(await answer.arrayBuffer()))
    expect(await picture.metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
    // Words stand on the ground: it is no empty card.
    const { channels } = await picture.stats()
    expect(channels[0].max).toBeGreaterThan(200)
  })
})

describe('a claim that brought nothing yet', () => {
  test.each([
    ['not submitted', createReadyClaim],
    ['not answered', createClaim],
  ])('has no picture: %s', async (_, make) => {
    const { client, address, isShareable } = await claimOf(make)
    expect(await isShareable()).toBe(false)
    expect((await client.get(address('picture'))).status).toBe(404)
  })

  test('has none when its refund was taken back', async () => {
    const { claim, client, address } = await claimOf(paid)
    const { lines } = await importedLines(
      statementOf(await newDay(), [
        { name: 'NS', iban: newIban(), amountCents: -claim.grossCents, text: 'terugboeking' },
      ]),
      await createUser({ role: 'finance' })
    )
    await asWorker(() => reclaimRefund(lines[0], claim, { by: null }))
    expect((await client.get(address('picture'))).status).toBe(404)
  })
})

describe('the story of a claim', () => {
  test('has what happened, when and for how much, for its traveller', async () => {
    const { claim, client, address } = await claimOf(paid)
    const answer = await fileOf(client, address('story'))
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    const text = await textOf(await answer.arrayBuffer())
    expect(text).toContain(`The story of claim ${claim.reference}`)
    for (const words of ['Claim prepared', 'Claim to NS submitted', 'Approved by NS', '€15.10 paid by NS'])
      expect(text).toContain(words)
  })

  test('is there before an answer too', { tags: ['long'] }, async () => {
    const { client, address } = await claimOf(createReadyClaim)
    const text = await textOf(await (await fileOf(client, address('story'))).arrayBuffer())
    expect(text).toContain('Claim prepared')
    expect(text).not.toContain('submitted')
  })

  test('names the letters that it left in', { tags: ['long'] }, async () => {
    const { client, address } = await claimOf(async (user) => {
      const claim = await createClaim(user)
      const staff = await createUser({ role: 'agent' })
      const rejected = { outcome: 'rejected', reason: 'too_late' } as const
      await asStaff(async () => recordDecision(await Claim.findOrFail(claim.id), staff, rejected))
      await objectTo(claim, staff)
      return claim
    })
    const text = await textOf(await (await fileOf(client, address('story'))).arrayBuffer())
    expect(text).toMatch(/Letters .*Objection: \S+-\S+/)
  })

  test('and its picture are found by nobody else', async () => {
    const { address } = await claimOf(paid)
    const other = await Client.actingAs(await createUser())
    for (const what of ['story', 'picture']) {
      expect((await other.get(address(what))).status, what).toBe(404)
      expect((await new Client().get(address(what))).headers.get('location'), what).toBe('/login')
    }
  })
})
