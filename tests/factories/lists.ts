import { randomBytes, randomInt } from 'node:crypto'
import { DateTime } from 'luxon'
import { newReference } from '#app/platform/shared/reference'
import { correctBalance } from '#app/money/adjustments/actions/request_correction'
import { cancelPayout } from '#app/money/payouts/actions/cancel_payout'
import { requestPayout } from '#app/money/payouts/actions/request_payout'
import { asStaff, asWorker, inTenant } from '#app/platform/shared/tenancy'
import { queryRow, queryRows } from '#tests/support/query_rows'
import type Batch from '#app/travel/batches/batch'
import type Tenant from '#app/people/tenants/tenant'
import type User from '#app/people/accounts/user'
import { createClaim, exportWithMissedCheckOut } from '#tests/factories/claims'
import { createExpense } from '#tests/factories/expenses'
import { credit } from '#tests/factories/money'
import { createOperator } from '#tests/factories/operators'
import { addLine, addStatement, createStatementFile } from '#tests/factories/statement_rows'
import { travelled } from '#tests/factories/travel'
import { createTenant, createUser } from '#tests/factories/users'

const LAST_NAMES = ['Jansen', 'de Vries', 'O’Brien', 'Jansen', 'Yılmaz', 'Zwart']

/**
 * An organisation whose people have claims in many states, trips and payout runs: several pages of each list. `where`
 * holds for its rows alone, list by list, and `add` makes one more; other tests fill the same tables.
 */
export async function organisationWithEverything() {
  const tenant = await createTenant()
  const finance = await createUser({ role: 'finance' })
  const mark = `q${randomBytes(6).toString('hex')}`
  for (const [at, lastName] of LAST_NAMES.entries()) await addPerson(tenant, at, `${lastName} ${mark}`)
  const fileId = await createStatementFile(finance)
  const addBankLine = () => addLine(finance, mark)
  const statementId = await addStatement(fileId)
  const addToStatement = () => addLine(finance, mark, statementId)
  for (let lines = 0; lines < 8; lines++) {
    await addBankLine()
    await addToStatement()
  }
  for (let runs = 0; runs < 5; runs++) {
    await addStatement(fileId)
    await addRun(finance.id)
    await addLetter(finance.id)
    await createOperator({ name: `Vervoerder ${mark}` })
  }
  await asWorker(() =>
    queryRows(
      `update claims set gross_cents = 300 + id::int % 5 * 100, fee_cents = 0, net_cents = 300 + id::int % 5 * 100,
         deadline_on = current_date + (id % 4)::int, expected_answer_on = current_date - 2 + (id % 3)::int
       where tenant_id = ?`,
      [tenant.id]
    )
  )

  const addClaim = async () => createClaim(await createUser({ tenantId: tenant.id }))
  // In no view but that of all.
  const withdrawn = await addClaim()
  await asWorker(() => queryRows("update claims set status = 'withdrawn' where id = ?", [withdrawn.id]))
  const addBusinessClaim = async () => {
    const { id } = await addClaim()
    await asWorker(() => queryRows('update claims set is_business = true where id = ?', [id]))
  }
  for (let at = 0; at < 8; at++) await addBusinessClaim()
  for (let at = 0; at < 8; at++) await addReport(tenant)
  const addExpense = async () => {
    const person = await createUser({ tenantId: tenant.id, lastName: mark })
    const expense = await createExpense(person, { amountCents: 1_000 + randomInt(3) })
    const status = ['submitted', 'withdrawn'][randomInt(2)]
    await asWorker(() => queryRows('update expenses set status = ? where id = ?', [status, expense.id]))
  }
  for (let expenses = 0; expenses < 8; expenses++) await addExpense()
  for (let at = 0; at < 8; at++) await addMessage(tenant, mark)
  const addTenant = () => createTenant({ slug: `t-${mark}-${randomInt(1_000_000)}` })
  for (let at = 0; at < 8; at++) await addTenant()
  const addMember = () => createUser({ tenantId: tenant.id })
  const reader = await createUser()
  const batch = await travelled(reader, exportWithMissedCheckOut())
  for (let at = 0; at < 10; at++) await addEmail(reader, mark)
  for (let at = 0; at < 10; at++) await addRow(batch)
  for (let at = 0; at < 10; at++) await addBatch(reader)
  for (let at = 0; at < 10; at++) await addBusinessTrip(reader)
  for (let at = 0; at < 10; at++) await addEntry(reader)
  for (let at = 0; at < 10; at++) await addPayout(reader)
  return {
    where: {
      claims: `claims.tenant_id = ${tenant.id}`,
      trips: `trips.tenant_id = ${tenant.id}`,
      users: `users.tenant_id = ${tenant.id}`,
      payout_runs: `payout_runs.created_by_id = ${finance.id}`,
      expenses: `expenses.tenant_id = ${tenant.id}`,
      statements: `statements.file_id = ${fileId}`,
      lines: `statement_lines.description like '%${mark}%'`,
      contact_messages: `contact_messages.name = '${mark}'`,
      letters: `letters.created_by_id = ${finance.id}`,
      counterparties: `counterparties.name like '%${mark}%'`,
      tenants: `tenants.slug like 't-${mark}-%'`,
    } as Record<string, string>,
    /** Searches that find rows of this organisation alone, so that no other test makes them stop at the most found. */
    searches: [mark, 'RUN-', `jansen ${mark}`, `yılmaz ${mark}`, `o’brien ${mark}`, `${mark}%`, '%'],
    /** What those lists belong to that are one of many. */
    of: {
      members: tenant.id,
      tenant_claims: tenant.id,
      tenant_reports: tenant.id,
      business_trips: reader.id,
      emails: reader.id,
      batch_rows: batch.id,
      tenant_batch_rows: batch.id,
      statement_lines: statementId,
      batches: reader.id,
      payouts: reader.id,
      balance_transactions: await accountOf(reader),
    } as Record<string, number>,
    add: {
      claims: addClaim,
      trips: addClaim,
      users: addMember,
      payout_runs: () => addRun(finance.id),
      expenses: addExpense,
      statements: () => addStatement(fileId),
      lines: addBankLine,
      statement_lines: addToStatement,
      contact_messages: () => addMessage(tenant, mark),
      letters: () => addLetter(finance.id),
      counterparties: () => createOperator({ name: `Vervoerder ${mark}` }),
      members: addMember,
      tenant_claims: addBusinessClaim,
      tenant_reports: () => addReport(tenant),
      business_trips: () => addBusinessTrip(reader),
      tenants: addTenant,
      emails: () => addEmail(reader, mark),
      batch_rows: () => addRow(batch),
      tenant_batch_rows: () => addRow(batch),
      batches: () => addBatch(reader),
      payouts: () => addPayout(reader),
      balance_transactions: () => addEntry(reader),
    } as Record<string, () => Promise<unknown>>,
  }
}

/** On days of its own, for there is one letter per operator and day. */
const addLetter = (userId: number) =>
  asWorker(() =>
    queryRows(
      `insert into letters (reference, counterparty_id, kind, needs_check, day, status, claim_count, gross_cents, created_by_id)
       select ?, (select id from counterparties where slug = 'ns'), 'claims', false,
         (select coalesce(min(day), current_date) - 1 from letters), (array['preparing', 'cancelled'])[1 + (random())::int],
         1 + (random() * 3)::int, 100 + (random() * 3)::int * 100, ?`,
      [newReference('SUB'), userId]
    )
  )

const addMessage = (tenant: Tenant, mark: string) =>
  asWorker(() =>
    queryRows(
      `insert into contact_messages (reference, tenant_id, name, email, locale, subject, message, status)
       values (?, ?, ?, 'a@example.test', 'nl', 'Een vraag', 'Waar blijft mijn geld', (array['open', 'closed'])[1 + (random())::int])`,
      [newReference('MSG'), tenant.id, mark]
    )
  )

const addEmail = (user: User, mark: string) =>
  asWorker(() =>
    queryRows(
      `insert into emails (tenant_id, user_id, to_address, template, topic, locale, subject, html, text, status)
       select ?, ?, 'a@example.test', 'welcome', (array['claims', 'money'])[1 + (random())::int], 'nl',
         (array['Jansen ', 'Zwart '])[1 + (random())::int] || ?, '', '', (array['queued', 'failed'])[1 + (random())::int]`,
      [user.tenantId, user.id, mark]
    )
  )

/** Of the months after those that are there. */
const addReport = (tenant: Tenant) =>
  asWorker(() =>
    queryRows(
      `with next as (
         select coalesce(max(last_month) + interval '1 month', date '2020-01-01')::date as month from report_periods where tenant_id = :tenantId
       ), period as (
         insert into report_periods (tenant_id, first_month, last_month) select :tenantId, month, month from next returning id
       )
       insert into report_atoms (tenant_id, period_id, operators, kinds, cents, people_count)
       select :tenantId, id, '{ns}', '{missed_check_out}', 100 + (random() * 3)::int * 100, 5 from period`,
      { tenantId: tenant.id }
    )
  )

const addBusinessTrip = async (user: User) => {
  await travelled(user, exportWithMissedCheckOut())
  await asWorker(() => queryRows('update trips set is_business = true where user_id = ?', [user.id]))
}

const addRow = (batch: Batch) =>
  asWorker(() =>
    queryRows(
      `insert into batch_rows (tenant_id, batch_id, line, disposition, problem, raw)
       select ?, ?, coalesce(max(line), 0) + 1, (array['unrecognised', 'error'])[1 + (random())::int], 'missingDate', '{a,b}'
       from batch_rows where batch_id = ?`,
      [batch.tenantId, batch.id, batch.id]
    )
  )

const addBatch = (user: User) =>
  asWorker(() =>
    queryRows(
      `insert into batches (tenant_id, user_id, file_name, file_key, byte_size, checksum, status, rows_read)
       select ?, ?, 'export.csv', '', 1, gen_random_uuid()::text, (array['imported', 'undone'])[1 + (random())::int], (random() * 9)::int`,
      [user.tenantId, user.id]
    )
  )

/** Added and taken off by turns. */
const addEntry = async (user: User) => {
  await credit(user, 10_00)
  await asStaff(async () =>
    correctBalance(user, -1_00, 'Example of a correction', await createUser({ role: 'finance' }))
  )
}

async function addPayout(user: User) {
  await credit(user, 6_00)
  const payout = await inTenant(user.tenantId, () => requestPayout(user, 5_00))
  if (payout.id % 2 === 0) await inTenant(user.tenantId, () => cancelPayout(payout, user))
}

const accountOf = async (user: User) =>
  (await asWorker(() => queryRow<{ id: number }>('select id from ledger_accounts where user_id = ?', [user.id])))!.id

async function addPerson(tenant: Tenant, at: number, lastName: string) {
  const user = await createUser({
    lastName,
    tenantId: tenant.id,
    role: at === 3 ? 'manager' : 'member',
    blockedAt: at === 4 ? DateTime.now() : null,
    premiumSince: at === 1 ? DateTime.now() : null,
  })
  for (let claims = 0; claims < 2; claims++) await createClaim(user)
}

const addRun = (makerId: number) =>
  asWorker(() =>
    queryRows(
      `insert into payout_runs (reference, execute_on, total_cents, payouts_count, created_by_id, status)
       values (?, current_date - (random() * 3)::int, 100 + (random() * 3)::int * 100, 1, ?, 'cancelled')`,
      [newReference('RUN'), makerId]
    )
  )
