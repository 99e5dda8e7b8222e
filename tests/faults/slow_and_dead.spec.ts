import { setTimeout as delay } from 'node:timers/promises'
import drive from '@adonisjs/drive/services/main'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { deliverEmail } from '#app/messages/emails/actions/deliver_email'
import Email from '#app/messages/emails/email'
import { sendEmail } from '#app/messages/emails/actions/send_email'
import { recipientOf } from '#app/people/accounts/recipient_of'
import { sweepFiles } from '#app/platform/queue/jobs/sweep_files'
import { now, travelTo } from '#app/platform/shared/clock'
import { asWorker, inTenant } from '#app/platform/shared/tenancy'
import { prepareLetter } from '#app/claims/letters/actions/prepare_letter'
import { sendLetter } from '#app/claims/letters/actions/send_letter'
import type User from '#app/people/accounts/user'
import { createClaim, createReadyClaim } from '#tests/factories/claims'
import { createResearcher, expenseForm, expensesOf, png } from '#tests/factories/expenses'
import { credit } from '#tests/factories/money'
import { createOperator, sendTo } from '#tests/factories/operators'
import { newDay, statementOf } from '#tests/factories/statements'
import { createUser } from '#tests/factories/users'
import { Client } from '#tests/support/client'
import { MailServer } from '#tests/support/mail_server'
import { Mailbox } from '#tests/support/mailbox'
import { asOwner } from '#tests/support/owner'
import { eventually } from '#tests/support/eventually'
import { client, disconnectAll, heardOn, settle, subscribed } from '#tests/support/push'
import { queryRows } from '#tests/support/query_rows'
import { runScript } from '#tests/support/web_process'
import { startWorker } from '#tests/support/worker_process'

const SMTP = { MAIL_TRANSPORT: 'smtp', SMTP_HOST: '127.0.0.1', MAIL_FROM: 'Fareback <help@fareback.example>' }

describe('a process that dies between its commit and what follows', () => {
  const mailbox = new Mailbox()
  let worker: Awaited<ReturnType<typeof startWorker>>

  beforeAll(async () => {
    const port = await mailbox.open()
    worker = await startWorker({ ...SMTP, SMTP_PORT: String(port) })
  }, 60_000)
  afterEach(disconnectAll)
  afterAll(async () => {
    await worker?.stop()
    await mailbox.close()
  }, 20_000)

  test('leaves its event to a worker, and the mail: browser, trail and reader know it once each', async () => {
    const [user, agent] = [await createUser(), await createUser({ role: 'agent' })]
    const { id, reference } = await createClaim(user)
    const channel = `private-user.${user.publicId}`
    const heard = heardOn(await subscribed(await browserOf(user), channel))

    const died = runScript('tests/support/die_after_commit.ts', {
      AGENT_ID: String(agent.id),
      CLAIM_ID: String(id),
      ...SMTP,
    })
    await expect(died).rejects.toThrow()

    const moved = () =>
      heard.filter(([event, data]) => /ClaimMoved/.test(event) && JSON.stringify(data).includes(reference))
    const mails = () => mailbox.received.filter(({ readers }) => readers.includes(user.email!))
    await eventually(() => expect([moved().length, mails().length]).toEqual([1, 1]), 30)
    // A second sweep has nothing more to say.
    await delay(1_500)
    expect([moved().length, mails().length]).toEqual([1, 1])
    expect(await trailOf(id)).toEqual([{ action: 'claim.on_hold' }])
    expect(await asWorker(() => queryRows('select 1 from live_outbox'))).toEqual([])
  }, 60_000)
})

/** The official client, signed in as the pages do it. */
async function browserOf(user: User) {
  const page = await Client.actingAs(user)
  const ask = async (path: string, body: Record<string, string>) =>
    JSON.parse((await page.form(path, new URLSearchParams(body))).body)
  const pusher = client({ id: user.publicId }, undefined, {
    channelAuthorization: {
      endpoint: '',
      transport: 'ajax',
      customHandler: ({ socketId, channelName }, callback) =>
        void ask('/broadcasting/auth', { socket_id: socketId, channel_name: channelName }).then((auth) =>
          callback(null, auth)
        ),
    },
    userAuthentication: {
      endpoint: '',
      transport: 'ajax',
      customHandler: ({ socketId }, callback) =>
        void ask('/broadcasting/user-auth', { socket_id: socketId }).then((auth) => callback(null, auth)),
    },
  })
  pusher.signin()
  return pusher
}

const trailOf = (claimId: number) =>
  asWorker(() =>
    queryRows(
      "select action from audit_logs where subject_type = 'claim' and subject_id = ? and action = 'claim.on_hold'",
      [claimId]
    )
  )

/** Transactions of the application that are open and ask nothing. */
const heldConnections = () =>
  asOwner(async (owner) => {
    const { rows } = await owner.query<{ query: string }>(
      `select query from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'
         and now() - state_change > interval '200 milliseconds'`
    )
    return rows.map(({ query }) => query)
  })

/** Milliseconds that a posting and a page of a list take, the median of some. */
async function pace(user: User, staff: Client) {
  const times: number[] = []
  for (let at = 0; at < 15; at++) {
    const began = performance.now()
    await credit(user, 1)
    await staff.page('/admin/claims')
    times.push(performance.now() - began)
  }
  return times.sort((a, b) => a - b)[7]
}

describe('what is slow outside', () => {
  let user: User
  let staff: Client
  let usual: number
  beforeAll(async () => {
    user = await createUser()
    staff = await Client.actingAs(await createUser({ role: 'owner' }))
    await pace(user, staff)
    usual = await pace(user, staff)
  })
  afterEach(() => void vi.restoreAllMocks())

  /** Many at once, each more than the pool has connections for, should one be held by each. */
  async function beside(what: string, slow: () => Promise<unknown>) {
    let isDone = false
    const running = slow().finally(() => (isDone = true))
    await settle()
    await delay(500)
    expect(isDone).toBe(false)
    expect(await heldConnections()).toEqual([])
    const meanwhile = await pace(user, staff)
    console.log(
      `${what}: a posting and a page take ${meanwhile.toFixed(1)} ms beside it, ${usual.toFixed(1)} ms without it`
    )
    expect(await heldConnections()).toEqual([])
    return running
  }

  test('a mail server that answers after 20 seconds holds no connection, and sends each message once', async () => {
    const server = await new MailServer().start()
    server.delay = 20_000
    try {
      const readers = await Promise.all(Array.from({ length: 30 }, () => createUser()))
      const waiting = await Promise.all(readers.map((reader) => queued(reader)))
      await beside('A mail server of 20 s', () => Promise.all(waiting.map((id) => deliverEmail(id))))
      expect(server.received).toHaveLength(waiting.length)
      const sent = await asWorker(() => Email.query().whereIn('id', waiting))
      expect(new Set(sent.map(({ status }) => status))).toEqual(new Set(['sent']))
    } finally {
      await server.stop()
    }
  }, 60_000)

  test('a drive that takes 5 seconds holds no connection while receipts come in', async () => {
    slowDown()
    const people = await Promise.all(Array.from({ length: 30 }, () => createResearcher()))
    const clients = await Promise.all(people.map((one) => Client.actingAs(one)))
    await beside('A drive of 5 s', () => Promise.all(clients.map((one) => one.submit('/expenses', receipt()))))
    for (const one of people) expect(await expensesOf(one)).toHaveLength(1)
  }, 60_000)

  test('a drive that takes 5 seconds holds no connection while a letter is written', async () => {
    const operator = await createOperator({ email: 'refunds@operator.example' })
    await sendTo(operator, [await createReadyClaim(await createUser())])
    const { id } = await asWorker(() => prepareLetter(operator, null))
    slowDown()
    await beside('A letter on a drive of 5 s', () => sendLetter(id))
    const [letter] = await asWorker(() => queryRows('select status from letters where id = ?', [id]))
    expect(letter).toEqual({ status: 'sent' })
  }, 60_000)

  test('a press that comes again while its file is stored is one deed', async () => {
    slowDown(1_000)
    const person = await createUser({ role: 'finance' })
    const same = await Client.actingAs(person)
    const body = new FormData()
    body.append('file', new Blob([statementOf(await newDay(), [LINE])]), 'statement.xml')
    const key = crypto.randomUUID()
    const press = () => same.post('/admin/statements', body, { 'idempotency-key': key })
    const answers = await Promise.all([press(), delay(300).then(press)])
    expect(answers.map(({ status }) => status)).toEqual([302, 302])
    expect(answers[1].headers.get('idempotency-replayed')).toBe('true')
    expect(answers[1].headers.get('idempotency-replayed')).toBe('true')
    const files = await asWorker(() => queryRows('select 1 from statement_files where uploaded_by_id = ?', [person.id]))
    expect(files).toHaveLength(1)
  }, 60_000)

  test('a press that takes longer than its key is kept undoes what it did', async () => {
    slowDown(1_500)
    const person = await createUser({ role: 'finance' })
    const same = await Client.actingAs(person)
    const key = crypto.randomUUID()
    const press = async () => {
      const body = new FormData()
      body.append('file', new Blob([statementOf(await newDay(), [LINE])]), 'statement.xml')
      return same.post('/admin/statements', body, { 'idempotency-key': key })
    }
    const slow = press()
    await delay(500)
    await asWorker(() =>
      queryRows("update idempotency_keys set created_at = created_at - interval '3 minutes' where user_id = ?", [
        person.id,
      ])
    )
    await Promise.all([slow, press()])
    const files = await asWorker(() => queryRows('select 1 from statement_files where uploaded_by_id = ?', [person.id]))
    expect(files).toHaveLength(1)
  }, 60_000)

  test('a press that is refused after its file was stored leaves its key and no file', async () => {
    const person = await createUser({ role: 'finance' })
    const same = await Client.actingAs(person)
    const text = statementOf(await newDay(), [LINE])
    const before = await storedIn('statements')
    const press = (key: string) => {
      const body = new FormData()
      body.append('file', new Blob([text]), 'statement.xml')
      return same.post('/admin/statements', body, { 'idempotency-key': key })
    }
    slowDown(500)
    const [first, second] = await Promise.all([press('a-key-of-the-first'), press('a-key-of-the-second')])
    expect([first.status, second.status]).toEqual([302, 302])
    expect((await storedIn('statements')) - before).toBe(1)
    const kept = await asWorker(() => queryRows('select status from idempotency_keys where user_id = ?', [person.id]))
    expect(kept).toHaveLength(1)
  }, 60_000)

  test('a file that was stored by a process that died goes after a day, and no other', async () => {
    const old = ['batches/nobody/left', 'letters/SUB-left.pdf']
    for (const key of old) await drive.use().put(key, 'left behind')
    const { receiptKey } = (await expensesOf((await handedIn()).user))[0]
    await sweepFiles()
    expect(await drive.use().exists(old[0])).toBe(true)
    await travelTo(now().plus({ hours: 25 }), sweepFiles)
    for (const key of old) expect(await drive.use().exists(key)).toBe(false)
    expect(await drive.use().exists(receiptKey)).toBe(true)
  })
})

function slowDown(milliseconds = 5_000) {
  const disk = drive.use()
  const { putStream, put } = disk
  vi.spyOn(disk, 'putStream').mockImplementation(async (...given) => {
    await delay(milliseconds)
    return putStream.apply(disk, given)
  })
  vi.spyOn(disk, 'put').mockImplementation(async (...given) => {
    await delay(milliseconds)
    return put.apply(disk, given)
  })
}

const queued = (reader: User) =>
  inTenant(reader.tenantId, async () => (await sendEmail(recipientOf(reader), 'two_factor_on', {}))!.id)

function receipt() {
  const body = new FormData()
  for (const [name, value] of Object.entries(expenseForm())) body.append(name, String(value))
  body.append('file', new Blob([new Uint8Array(png())]), 'receipt.png')
  return body
}

const LINE = { amountCents: 1_00, name: 'Iemand', iban: 'NL36INGB0007654321', text: 'x' }

const storedIn = async (folder: string) => [...(await drive.use().listAll(folder, { recursive: true })).objects].length

async function handedIn() {
  const user = await createResearcher()
  await (await Client.actingAs(user)).submit('/expenses', receipt())
  return { user }
}
