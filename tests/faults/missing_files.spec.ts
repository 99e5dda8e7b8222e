import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import drive from '@adonisjs/drive/services/main'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { attachFile } from '#app/claims/attachments/actions/attach_file'
import { planBatch } from '#app/claims/uploads/actions/plan_batch'
import { storeUpload } from '#app/travel/batches/actions/upload_batch'
import Batch from '#app/travel/batches/batch'
import { deliverEmail } from '#app/messages/emails/actions/deliver_email'
import Email from '#app/messages/emails/email'
import { adoptEstimate } from '#app/claims/estimates/actions/adopt_estimate'
import { storeEstimate } from '#app/claims/estimates/actions/store_estimate'
import Estimate from '#app/claims/estimates/estimate'
import { asStaff, asWorker, inTenant } from '#app/platform/shared/tenancy'
import { queryRows } from '#tests/support/query_rows'
import { importStatement } from '#app/money/statements/actions/import_statement'
import StatementFile from '#app/money/statements/statement_file'
import { prepareLetter } from '#app/claims/letters/actions/prepare_letter'
import { sendLetter } from '#app/claims/letters/actions/send_letter'
import Letter from '#app/claims/letters/letter'
import type User from '#app/people/accounts/user'
import { DRIVE_ROOT } from '#config/drive'
import { createClaim, createReadyClaim } from '#tests/factories/claims'
import { createExpense, createResearcher, pdf } from '#tests/factories/expenses'
import { Export, daysAgo, newCard, withFile } from '#tests/factories/exports'
import { createOperator, sendTo } from '#tests/factories/operators'
import { newDay, statementOf, uploaded } from '#tests/factories/statements'
import { createUser } from '#tests/factories/users'
import { Client } from '#tests/support/client'
import { MailServer } from '#tests/support/mail_server'
import { unzip } from '#tests/support/unzip'
import { startWeb } from '#tests/support/web_process'

const lose = (key: string) => rm(join(DRIVE_ROOT, key))

async function letterTo(given: Parameters<typeof createOperator>[0] = {}) {
  const operator = await createOperator(given)
  const claim = await createReadyClaim(await createUser())
  await sendTo(operator, [claim])
  const agent = await createUser({ role: 'agent' })
  const { id } = await asStaff(() => prepareLetter(operator, agent))
  await sendLetter(id)
  return { agent, letter: await asWorker(() => Letter.findOrFail(id)) }
}

const stored = (user: User, text: string) =>
  withFile(text, (file) => inTenant(user.tenantId, () => storeUpload(user, file)))

const month = () => new Export(newCard()).missedCheckOut(daysAgo(12), 'Leiden Centraal', '17:42').text()

describe('a stored file that is missing', () => {
  let web: Awaited<ReturnType<typeof startWeb>>
  beforeAll(async () => {
    web = await startWeb(undefined, { LOG_LEVEL: 'error' })
  }, 90_000)
  afterAll(() => web?.stop())

  const at = async (user: User) => (await Client.actingAs(user)).at(web.url)

  /** What can be downloaded: who may, where, and the key of the file. */
  const downloads: Record<string, () => Promise<{ user: User; path: string; key: string }>> = {
    async 'the receipt of one’s own expense'() {
      const user = await createResearcher()
      const { reference, receiptKey: key } = await createExpense(user)
      return { user, path: `/expenses/${reference}/receipt`, key }
    },
    async 'a receipt that finance looks at'() {
      const { reference, receiptKey: key } = await createExpense(await createResearcher())
      const user = await createUser({ role: 'finance' })
      return { user, path: `/admin/expenses/${reference}/receipt`, key }
    },
    async 'the letter to an operator'() {
      const { agent: user, letter } = await letterTo()
      return { user, path: `/admin/letters/${letter.reference}/letter`, key: letter.letterKey! }
    },
    async 'the table of a letter'() {
      const { agent: user, letter } = await letterTo()
      return { user, path: `/admin/letters/${letter.reference}/table`, key: letter.tableKey! }
    },
    async 'an attachment'() {
      const user = await createUser({ role: 'agent' })
      const claim = await createClaim(await createUser())
      const { publicId, key } = await withFile(pdf(), (file) =>
        asStaff(async () => (await attachFile({ claimId: claim.id }, claim.auditSubject, file, user)).refresh())
      )
      return { user, path: `/admin/attachments/${publicId}`, key }
    },
  }

  test.each(Object.keys(downloads))('is a page with one sentence, and an error of ours: %s', async (name) => {
    const { user, path, key } = await downloads[name]()
    const client = await at(user)
    expect((await client.get(path)).status).toBe(200)
    await lose(key)

    const page = await client.get(path)
    expect(page.status).toBe(410)
    expect(page.headers.get('content-type')).toContain('text/html')
    expect(page.headers.get('content-disposition')).toBeNull()
    expect(page.headers.get('cache-control')).toContain('no-store')
    expect(page.body).toContain('"component":"Errors\\/Show"')
    const program = await client.get(path, { accept: 'application/json' })
    expect([program.status, JSON.parse(program.body).message]).toEqual([410, 'We’ve lost this file'])
    expect(web.output()).toMatch(new RegExp(`E_FILE_MISSING[^]*${key}`))
  })

  test('leaves the export of someone’s data whole but for that file, which is named', async () => {
    const user = await createResearcher()
    const [lost, kept] = [await createExpense(user), await createExpense(user)]
    const batch = await stored(user, month())
    await lose(lost.receiptKey)
    await lose(batch.fileKey)
    const cookie = [...(await at(user)).cookies()].map((pair) => pair.join('=')).join('; ')
    for (const [language, sentence] of [
      ['en', 'we can’t find them'],
      ['nl', 'kunnen ze niet vinden'],
    ]) {
      const headers = { cookie, 'accept-language': language }
      const answer = await fetch(`${web.url}/leaving/export`, { headers })
      expect(answer.status).toBe(200)
      const files = unzip(Buffer.from(await answer.arrayBuffer()))
      expect([...files.keys()].filter((name) => /^(receipts|uploads)\//.test(name))).toEqual([
        `receipts/${kept.receiptName}`,
      ])
      const missing = String(files.get('missing.txt'))
      expect(missing).toContain(sentence)
      expect(missing).toContain(`- receipts/${lost.receiptName}\n`)
      expect(missing).toContain('- uploads/001-')
    }
  })
})

describe('a job whose file is missing', () => {
  test('fails the upload, which can be done again', async () => {
    const user = await createUser()
    const text = month()
    const { id, fileKey } = await stored(user, text)
    await lose(fileKey)
    await planBatch(id)
    const batch = await asWorker(() => Batch.findOrFail(id))
    expect([batch.status, batch.problem]).toEqual(['failed', 'fileMissing'])

    const again = await stored(user, text)
    await planBatch(again.id)
    expect((await asWorker(() => Batch.findOrFail(again.id))).status).toBe('planned')
  })

  test('fails the statement, which can be uploaded again', async () => {
    const finance = await createUser({ role: 'finance' })
    const line = { amountCents: 1_00, name: 'Iemand', iban: 'NL36INGB0007654321', text: 'x' }
    const text = statementOf(await newDay(), [line])
    const { id, key } = await uploaded(text, finance)
    await lose(key)
    await importStatement(id)
    const file = await asWorker(() => StatementFile.findOrFail(id))
    expect([file.status, file.problem]).toEqual(['failed', 'file_missing'])

    const again = await uploaded(text, finance)
    await importStatement(again.id)
    expect((await asWorker(() => StatementFile.findOrFail(again.id))).status).toBe('imported')
  })

  test('fails the message that takes it along, at once', async () => {
    const server = await new MailServer().start()
    try {
      const { letter } = await letterTo({ email: 'refunds@operator.example' })
      await lose(letter.letterKey!)
      await deliverEmail(letter.emailId!)
      const email = await asStaff(() => Email.findOrFail(letter.emailId!))
      expect([email.status, email.attempts]).toEqual(['failed', 1])
      expect(email.problem).toBe(`A stored file is missing: ${letter.letterKey}`)
      expect(server.received).toEqual([])
    } finally {
      await server.stop()
    }
  })

  test('keeps no visitor from their account', async () => {
    const user = await createUser()
    const token = await withFile(month(), (file) => storeEstimate(file, {} as never))
    const estimate = (await asWorker(async () => Estimate.findByToken(token)))!
    await lose(estimate.fileKey)
    const batch = await inTenant(user.tenantId, () => adoptEstimate(user, token))
    await planBatch(batch!.id)
    const failed = await asWorker(() => Batch.findOrFail(batch!.id))
    expect([failed.status, failed.problem]).toEqual(['failed', 'fileMissing'])
    expect(await asWorker(() => queryRows('select 1 from estimates where id = ?', [estimate.id]))).toEqual([])
  })

  test('waits while the whole drive is gone, for that comes back', async () => {
    const { id } = await stored(await createUser(), month())
    await rename(DRIVE_ROOT, `${DRIVE_ROOT}-gone`)
    try {
      await expect(planBatch(id)).rejects.toThrow()
      expect((await asWorker(() => Batch.findOrFail(id))).status).toBe('parsing')
    } finally {
      await rename(`${DRIVE_ROOT}-gone`, DRIVE_ROOT)
    }
    await planBatch(id)
    expect((await asWorker(() => Batch.findOrFail(id))).status).toBe('planned')
  })
})

test('a file that could not be written whole is not there at all', async () => {
  const broken = async function* () {
    yield Buffer.from('half')
    throw new Error('The rest never came')
  }
  await expect(drive.use().putStream('halves/half.pdf', Readable.from(broken()))).rejects.toThrow()
  expect(await drive.use().exists('halves/half.pdf')).toBe(false)
  expect([...(await drive.use().listAll('halves')).objects]).toEqual([])
})
