import { randomUUID } from 'node:crypto'
import { asWorker } from '#app/platform/shared/tenancy'
import { queryRow } from './query_rows.js'
import { createClaim } from '#tests/factories/claims'
import { Export, daysAgo, newCard } from '#tests/factories/exports'
import { createResearcher, expenseForm, pdf, photo } from '#tests/factories/expenses'
import { newDay, statementOf } from '#tests/factories/statements'
import { createUser } from '#tests/factories/users'
import { Client } from '#tests/support/client'

export type UploadRoute = {
  client: Client
  path: string
  from: string
  /** The same each time. */
  form: () => FormData
  /** Rows that uploads over this route left. */
  kept: () => Promise<number>
}

const month = () => new Export(newCard()).missedCheckOut(daysAgo(12), 'Leiden Centraal', '17:42').text()

/** Every way in for a file that is kept on the drive, with someone who may use it. */
export const UPLOAD_ROUTES = {
  async batches(base: string) {
    const user = await createUser()
    const client = (await Client.actingAs(user)).at(base)
    return route(client, '/batches', '/batches/create', month(), 'batches', 'user_id', user.id)
  },
  async estimates(base: string) {
    const visitor = new Client(base)
    const name = `${randomUUID()}.csv`
    return route(visitor, '/estimates', '/', month(), 'estimates', 'file_name', name, { keep: 'true' }, name)
  },
  async 'expenses with a photo'(base: string) {
    const user = await createResearcher()
    const client = (await Client.actingAs(user)).at(base)
    return route(
      client,
      '/expenses',
      '/expenses/create',
      await photo('jpeg'),
      'expenses',
      'user_id',
      user.id,
      fieldsOf(expenseForm())
    )
  },
  async 'expenses with a PDF'(base: string) {
    const user = await createResearcher()
    const client = (await Client.actingAs(user)).at(base)
    return route(
      client,
      '/expenses',
      '/expenses/create',
      pdf(),
      'expenses',
      'user_id',
      user.id,
      fieldsOf(expenseForm())
    )
  },
  async attachments(base: string) {
    const claim = await createClaim(await createUser())
    const client = (await Client.actingAs(await createUser({ role: 'agent' }))).at(base)
    const from = `/admin/claims/${claim.reference}`
    return route(client, `${from}/attachments`, from, pdf(), 'attachments', 'claim_id', claim.id)
  },
  async statements(base: string) {
    const user = await createUser({ role: 'finance' })
    const client = (await Client.actingAs(user)).at(base)
    const line = {
      amountCents: 1_00,
      name: 'Iemand',
      iban: 'NL36INGB0007654321',
      text: randomUUID(),
    }
    const file = statementOf(await newDay(), [line])
    return route(client, '/admin/statements', '/admin/statements', file, 'statement_files', 'uploaded_by_id', user.id)
  },
}

function route(
  client: Client,
  path: string,
  from: string,
  file: string | Buffer,
  table: string,
  column: string,
  value: string | number,
  fields: Record<string, string> = {},
  name = 'file.csv'
): UploadRoute {
  return {
    client,
    path,
    from,
    form() {
      const form = new FormData()
      for (const [key, text] of Object.entries(fields)) form.append(key, text)
      form.append('file', new Blob([Buffer.from(file)]), name)
      return form
    },
    async kept() {
      const sql = `select count(*)::int as count from ${table} where ${column} = ?`
      return (await asWorker(() => queryRow<{ count: number }>(sql, [value])))!.count
    },
  }
}

const fieldsOf = (form: object) =>
  Object.fromEntries(Object.entries(form).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]])))
