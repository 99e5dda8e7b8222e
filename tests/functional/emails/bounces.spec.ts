import { readFile } from 'node:fs/promises'
import { Secret } from '@adonisjs/core/helpers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { recordDecision } from '#app/claims/decisions/actions/record_decision'
import Claim from '#app/claims/claims/claim'
import Email from '#app/messages/emails/email'
import { deliverEmail } from '#app/messages/emails/actions/deliver_email'
import { sendEmail } from '#app/messages/emails/actions/send_email'
import { recipientOf } from '#app/people/accounts/recipient_of'
import { asStaff, asWorker } from '#app/platform/shared/tenancy'
import { prepareLetter } from '#app/claims/letters/actions/prepare_letter'
import { sendLetter } from '#app/claims/letters/actions/send_letter'
import { settleLetter } from '#app/claims/letters/actions/settle_letter'
import Letter from '#app/claims/letters/letter'
import env from '#start/env'
import { createReadyClaim } from '#tests/factories/claims'
import { createOperator, sendTo } from '#tests/factories/operators'
import { createUser } from '#tests/factories/users'
import { Client } from '#tests/support/client'
import { MailServer } from '#tests/support/mail_server'

const TOKEN = 'a token of our mail server'
let server: MailServer
beforeEach(async () => {
  server = await new MailServer().start()
  env.set('BOUNCE_TOKEN', new Secret(TOKEN))
})
afterEach(async () => {
  env.set('BOUNCE_TOKEN', new Secret(''))
  await server.stop()
})

/** As our mail server hands over what came back. */
async function handOver(name: string, email: Email, token: string | null = TOKEN) {
  const text = (await readFile(`tests/fixtures/bounces/${name}.eml`, 'utf8')).replaceAll('{{id}}', email.publicId)
  return post(text, token)
}
async function post(text: string, token: string | null = TOKEN) {
  const answer = await fetch(`${new Client().base}/inbound/bounces`, {
    method: 'POST',
    body: text,
    headers: {
      'content-type': 'message/rfc822',
      ...(token && { authorization: `Bearer ${token}` }),
    },
  })
  const body = await answer.text()
  return { status: answer.status, outcome: /"outcome":"(\w+)"/.exec(body)?.[1] }
}

async function sentLetter() {
  const operator = await createOperator({ email: `refunds@${Math.random()}.example` })
  const user = await createUser()
  const claim = await createReadyClaim(user)
  await sendTo(operator, [claim])
  const agent = await createUser({ role: 'agent' })
  const { id } = await asStaff(() => prepareLetter(operator, agent))
  await sendLetter(id)
  const letter = () => asWorker(() => Letter.findOrFail(id))
  const { emailId } = await letter()
  await deliverEmail(emailId!)
  await settleLetter(emailId!)
  const email = () => asWorker(() => Email.findOrFail(emailId))
  const status = async () => (await asWorker(() => Claim.findOrFail(claim.id))).status
  return { user, claim, agent, letter, email, emailId: emailId!, status }
}

test('a letter that comes back after it was accepted gives its claims back, once, and their travellers hear', async () => {
  const { user, letter, email, emailId, status } = await sentLetter()
  expect([(await letter()).status, await status()]).toEqual(['sent', 'submitted'])
  expect(await handOver('delayed', await email())).toMatchObject({ outcome: 'ignored' })
  expect(await handOver('out_of_office', await email())).toMatchObject({ outcome: 'ignored' })
  expect((await email()).status).toBe('sent')

  expect(await handOver('postfix', await email())).toEqual({ status: 200, outcome: 'recorded' })
  await settleLetter(emailId)
  expect([(await letter()).status, await status()]).toEqual(['bounced', 'ready'])
  expect((await letter()).problem).toBe('550 5.1.1 <[address]>: no such user here')
  expect(await handOver('exchange', await email())).toEqual({ status: 200, outcome: 'known' })
  await settleLetter(emailId)
  const told = await asWorker(() => Email.query().where({ user_id: user.id, template: 'claims_returned' }))
  expect(told).toHaveLength(1)
})

test('a letter whose claims were answered meanwhile was read: it stays sent', { tags: ['long'] }, async () => {
  const { claim, agent, letter, email, emailId, status } = await sentLetter()
  await asStaff(() => recordDecision(claim, agent, { outcome: 'approved' }))
  await handOver('postfix', await email())
  await settleLetter(emailId)
  expect([(await letter()).status, await status()]).toEqual(['sent', 'approved'])
  expect((await email()).status).toBe('bounced')
})

test('a message to a traveller that comes back stands in the queue of staff', async () => {
  const user = await createUser()
  const { id } = (await asWorker(() => sendEmail(recipientOf(user), 'welcome', {})))!
  await deliverEmail(id)
  const email = () => asWorker(() => Email.findOrFail(id))
  const before = await mailsWaiting()
  await handOver('exchange', await email())
  expect((await email()).$attributes).toMatchObject({
    status: 'bounced',
    problem: '550 5.2.2 STOREDRV.Deliver; mailbox full',
  })
  expect(await mailsWaiting()).toBe(before + 1)
})

async function mailsWaiting() {
  const client = await Client.actingAs(await createUser({ role: 'owner' }))
  const { queues } = (await client.page('/admin')).props!
  return queues.mails.count.count as number
}

test('is taken from our mail server alone, and from it anything', async () => {
  const { email } = await sentLetter()
  for (const token of [null, 'another', '']) {
    expect((await handOver('postfix', await email(), token)).status).toBe(401)
  }
  env.set('BOUNCE_TOKEN', new Secret(''))
  expect((await handOver('postfix', await email(), '')).status).toBe(401)
  env.set('BOUNCE_TOKEN', new Secret(TOKEN))
  for (const text of ['x', '\0\0', 'Content-Type: multipart/report; report-type=delivery-status\r\n\r\n'])
    expect(await post(text)).toEqual({ status: 200, outcome: 'ignored' })
  expect((await post('')).status).toBe(411)
  expect((await post('x'.repeat(1_000_001))).status).toBe(413)
  expect((await email()).status).toBe('sent')
})
