import { describe, expect, test } from 'vitest'
import { pruneMessages } from '#app/people/contact/actions/prune_messages'
import { answerDays } from '#app/people/contact/answer_days'
import ContactMessage from '#app/people/contact/contact_message'
import AuditLog from '#app/platform/audit/audit_log'
import Email from '#app/messages/emails/email'
import { LIMITS } from '#app/platform/shared/limits'
import { asWorker } from '#app/platform/shared/tenancy'
import { queryRows } from '#tests/support/query_rows'
import { emailsTo } from '#tests/factories/emails'
import { MESSAGE, createMessage } from '#tests/factories/messages'
import { createUser } from '#tests/factories/users'
import { Client } from '#tests/support/client'

const FROM = { from: '/contact' }
let visitors = 0
const visitor = () => ({ name: 'Vera', email: `vera-${Date.now()}-${++visitors}@example.test` })

const messagesFrom = (email: string) => asWorker(() => ContactMessage.query().where('email', email).orderBy('id'))
const mailsTo = (address: string) => asWorker(() => Email.query().where('to_address', address).orderBy('id'))
const fresh = ({ id }: ContactMessage) => asWorker(() => ContactMessage.findOrFail(id))

describe('writing to us', () => {
  test('is possible without an account, and confirmed with a reference', async () => {
    const person = visitor()
    const client = new Client()
    const { props } = await client.page('/contact')
    expect(props.address.length).toBeGreaterThan(0)

    const page = await client.submit('/contact', { ...person, ...MESSAGE }, FROM)
    expect(page.location).toBe('/contact')
    const [message, ...others] = await messagesFrom(person.email)
    expect(others).toEqual([])
    expect(message.$attributes).toMatchObject({
      ...MESSAGE,
      status: 'open',
      userId: null,
      locale: 'en',
    })
    const [mail] = await mailsTo(person.email)
    expect(mail.subject).toContain(message.reference)
    // Whoever gets it may not have written it.
    expect(mail.text).not.toContain(MESSAGE.message)
  })

  test('takes the name and address of who is signed in, whatever else is sent along', async () => {
    const user = await createUser()
    const client = await Client.actingAs(user)
    await client.submit('/contact', { ...MESSAGE, ...visitor() }, FROM)
    const [message] = await messagesFrom(user.email)
    expect(message.$attributes).toMatchObject({
      userId: user.id,
      name: user.fullName,
      tenantId: user.tenantId,
    })
    expect((await emailsTo(user)).map(({ template }) => template)).toContain('contact_received')
  })

  test.each([
    ['no name', { name: '' }, 'name'],
    ['no address', { email: 'vera' }, 'email'],
    ['no subject', { subject: ' ' }, 'subject'],
    ['too little', { message: 'Help' }, 'message'],
    ['too much', { message: 'a'.repeat(5_001) }, 'message'],
  ])('is refused with %s', async (_, wrong, field) => {
    const person = visitor()
    const page = await new Client().submit('/contact', { ...person, ...MESSAGE, ...wrong }, FROM)
    expect(Object.keys(page.errors!)).toEqual([field])
    expect(await messagesFrom(person.email)).toEqual([])
  })

  test('answers a program that fills in everything as if all went well, and keeps nothing', async () => {
    const person = visitor()
    const form = { ...person, ...MESSAGE, website: 'https://spam.example' }
    const page = await new Client().submit('/contact', form, FROM)
    expect(page.errors).toEqual({})
    expect(page.flash!.notice).toMatchObject({ text: 'Message sent.' })
    expect(await messagesFrom(person.email)).toEqual([])
    expect(await mailsTo(person.email)).toEqual([])
  })

  test('is limited for one network', async () => {
    const client = new Client()
    const send = () => client.post('/contact', { ...visitor(), ...MESSAGE }, { accept: 'application/json' })
    const [most] = LIMITS.contact.network
    for (let sent = 0; sent < most; sent++) expect((await send()).status).toBe(302)
    expect((await send()).status).toBe(429)
  })
})

describe('staff', () => {
  async function desk() {
    const agent = await createUser({ role: 'agent' })
    const user = await createUser()
    const message = await createMessage(user)
    const path = `/admin/contact-messages/${message.reference}`
    const client = await Client.actingAs(agent)
    const answer = (text = 'It comes on Friday.') => client.submit(`${path}/answers`, { answer: text }, { from: path })
    const close = () => client.submit(`${path}/closure`, {}, { from: path })
    return { agent, user, message, path, client, answer, close }
  }

  test('see what waits, on the dashboard and in the list', async () => {
    const { client, message, path } = await desk()
    const { queues } = (await client.page('/admin')).props
    expect(queues.messages.count.count).toBeGreaterThan(0)
    const { list } = (await client.page(`/admin/contact-messages?q=${message.reference}`)).props
    const references = list.rows.map(({ reference }: { reference: string }) => reference)
    expect(references).toEqual([message.reference])
    expect((await client.page(path)).props.message).toMatchObject({ ...MESSAGE, canAnswer: true })
  })

  test('answer once, by mail and in the log', async () => {
    const { agent, user, message, client, answer } = await desk()
    await answer()
    expect((await fresh(message)).$attributes).toMatchObject({
      status: 'answered',
      answeredById: agent.id,
    })
    const mail = (await emailsTo(user)).find(({ template }) => template === 'contact_answered')!
    expect(mail.text).toContain('It comes on Friday.')
    expect(mail.subject).toContain(message.reference)

    const again = await client.post(
      `/admin/contact-messages/${message.reference}/answers`,
      { answer: 'Twice.' },
      { accept: 'application/json' }
    )
    expect(again.status).toBe(422)
    const logs = await asWorker(() =>
      AuditLog.query().where({ subject_type: 'contact_message', subject_id: message.id }).orderBy('id')
    )
    expect(logs.map(({ action }) => action)).toEqual(['contact_message.received', 'contact_message.answered'])
    expect(JSON.stringify(logs.map(({ changes }) => changes))).not.toContain('Friday')
  })

  test('close what needs no answer, and answer nothing that is closed', async () => {
    const { user, message, answer, close } = await desk()
    await close()
    expect((await fresh(message)).status).toBe('closed')
    expect((await answer()).errors).toHaveProperty('answer')
    expect((await emailsTo(user)).map(({ template }) => template)).not.toContain('contact_answered')
  })

  test('alone read messages', async () => {
    const { path, user } = await desk()
    for (const client of [await Client.actingAs(user), await Client.actingAs(await createUser())]) {
      expect((await client.get(path)).status).toBe(403)
      expect((await client.post(`${path}/answers`, { answer: 'No.' })).status).toBe(403)
    }
  })
})

describe('a message', () => {
  const age = (message: ContactMessage, since: string) =>
    asWorker(() =>
      queryRows(`update contact_messages set created_at = now() - '${since}'::interval where id = ?`, [message.id])
    )

  test('is deleted after twelve months, and not before', async () => {
    const [old, recent] = [await createMessage(await createUser()), await createMessage(await createUser())]
    await age(old, '367 days')
    await age(recent, '360 days')
    await pruneMessages()
    const left = await asWorker(() => ContactMessage.query().whereIn('id', [old.id, recent.id]))
    expect(left.map(({ id }) => id)).toEqual([recent.id])
  })

  test('says nothing of how fast we answer until some were answered', async () => {
    await asWorker(() => queryRows('delete from contact_messages where answered_at is not null'))
    expect(await answerDays()).toBeNull()
    const staff = await createUser({ role: 'agent' })
    for (const days of [1, 1, 1, 2, 3]) {
      const { id } = await createMessage(await createUser())
      await asWorker(() =>
        queryRows(
          `update contact_messages set status = 'answered', answer = 'Yes.', answered_by_id = ?, created_at = now() - interval '4 days', answered_at = now() - interval '4 days' + ? * interval '23 hours' where id = ?`,
          [staff.id, days, id]
        )
      )
    }
    expect(await answerDays()).toBeGreaterThanOrEqual(2)
    expect((await new Client().page('/contact')).props.answerDays).toBe(await answerDays())
  })
})
