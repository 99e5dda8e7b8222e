import { AsyncLocalStorage } from 'node:async_hooks'
import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import { begin, deferredTransaction, hasBegun } from '#app/shared/deferred_begin'

/**
 * A scope is one database transaction together with the name of who it acts for. Row-level security reads
 * that name: a tenant sees its own rows, the named scopes `staff`, `worker` and `authentication` see what
 * their policies allow, and code outside any scope sees no person's rows at all.
 */
type ActingScope = {
  trx: TransactionClientContract
  actsFor: ActsFor
  afterCommit: (() => unknown)[]
  isReadOnly: boolean
  isMarkedForRollback: boolean
}

/** What row-level security reads. */
type ActsFor = {
  tenantId: number | null
  scope: '' | 'staff' | 'worker' | 'authentication' | 'viewing'
}

const scopes = new AsyncLocalStorage<ActingScope>()

/** Acts for one tenant; its rows are all there is. */
export const inTenant = <T>(tenantId: number, work: () => Promise<T>) =>
  runAs({ tenantId, scope: '' }, work)

/** Acts for Fareback's staff, across tenants. The caller has checked that the person is staff. */
export const asStaff = <T>(work: () => Promise<T>) =>
  runAs({ tenantId: null, scope: 'staff' }, work)

/** Acts for a background job or a seeder, across tenants. */
export const asWorker = <T>(work: () => Promise<T>) =>
  runAs({ tenantId: null, scope: 'worker' }, work)

/** Looks people up before anyone is signed in; sees users and nothing else. */
export const asAuthentication = <T>(work: () => Promise<T>) =>
  runAs({ tenantId: null, scope: 'authentication' }, work)

/** From here on the current request acts for staff, across tenants. */
export async function escalateToStaff() {
  const scope = currentScope()
  scope.actsFor = { ...scope.actsFor, scope: 'staff' }
  await applyTo(scope)
}

/** The transaction of the scope we are in. An action that writes outside a scope is a bug. */
export const currentTransaction = (): TransactionClientContract => currentScope().trx

function currentScope() {
  const scope = scopes.getStore()
  if (!scope) throw new Error('No scope: wrap this in inTenant, asStaff or asWorker')
  return scope
}

/** The scope's transaction, or the plain connection for what belongs to no one (rules, sessions). */
export const currentClient = (): QueryClientContract => scopes.getStore()?.trx ?? db.connection()

/**
 * From here on the current request acts for one tenant and changes nothing: the database refuses every write,
 * also in a scope that is opened inside this one. Policies know it as `viewing`.
 */
export async function makeReadOnly(tenantId: number) {
  const scope = currentScope()
  scope.actsFor = { tenantId, scope: 'viewing' }
  scope.isReadOnly = true
  await applyTo(scope)
}

/**
 * Commits what the scope did so far, does work that lasts as long as someone outside likes, and goes on in a new
 * transaction. Meanwhile no connection is held: a few who send slowly would otherwise hold all of them.
 */
export async function betweenTransactions<T>(work: () => Promise<T>): Promise<T> {
  const scope = currentScope()
  await commit(scope.trx)
  try {
    return await work()
  } finally {
    scope.trx = await deferredTransaction(db.connection(), () => opening(scope))
  }
}

/** Has the current scope roll back at its end, for an error that was answered before it could reach us. */
export function markForRollback() {
  const scope = scopes.getStore()
  if (scope) scope.isMarkedForRollback = true
}

/** Runs once the scope has committed, and never after a rollback: mails, broadcasts. */
export function afterCommit(work: () => unknown) {
  currentScope().afterCommit.push(work)
}

type Bindings = unknown[] | Record<string, unknown>

/** Rows of a raw statement in the current scope. `?` marks a value, `??` an identifier, `:name` a named value. */
export async function queryRows<Row>(sql: string, bindings: Bindings = []): Promise<Row[]> {
  const result = await currentClient().rawQuery(sql, bindings as never)
  return result.rows
}

export async function queryRow<Row>(sql: string, bindings: Bindings = []): Promise<Row | null> {
  const [first] = await queryRows<Row>(sql, bindings)
  return first ?? null
}

/** Holds a named lock until the transaction ends; whoever else asks for it waits. `of` is what it guards one of. */
export async function lock(name: string, of: string | number = '') {
  await queryRows('select pg_advisory_xact_lock(hashtext(?), hashtext(?))', [name, String(of)])
}

/** The scope's own connection of `pg`, for cursors and prepared statements. */
export async function currentConnection() {
  const trx = currentTransaction()
  void begin(trx)
  const knex = trx.knexClient as unknown as {
    client: { acquireConnection(): Promise<import('pg').Client> }
  }
  return knex.client.acquireConnection()
}

async function runAs<T>(actsFor: ActsFor, work: () => Promise<T>) {
  const scope: ActingScope = {
    trx: await deferredTransaction(db.connection(), () => opening(scope)),
    actsFor,
    afterCommit: [],
    isReadOnly: scopes.getStore()?.isReadOnly ?? false,
    isMarkedForRollback: false,
  }
  const answer = await runIn(scope, work)
  if (scope.isMarkedForRollback) return answer
  for (const next of scope.afterCommit) await next()
  return answer
}

/** In Lucid's own wrapper the error of a failed rollback hides the one it was for. */
async function runIn<T>(scope: ActingScope, work: () => Promise<T>) {
  try {
    const answer = await scopes.run(scope, work)
    if (scope.isMarkedForRollback) await scope.trx.rollback()
    else await commit(scope.trx)
    return answer
  } catch (error) {
    await scope.trx.rollback().catch(() => {})
    throw error
  }
}

const opening = (scope: ActingScope) => `begin; ${settingsOf(scope)}`

/** Tells the database for whom the transaction acts, if it has begun; otherwise its begin will. */
async function applyTo(scope: ActingScope) {
  if (hasBegun(scope.trx)) await scope.trx.rawQuery(settingsOf(scope))
}

/** Without parameters, so that it can stand beside BEGIN in one message. */
function settingsOf({ actsFor: { tenantId, scope }, isReadOnly }: ActingScope) {
  const settings = `select set_config('fareback.tenant_id', '${tenantId === null ? '' : Number(tenantId)}', true), set_config('fareback.scope', '${scope}', true)`
  return isReadOnly ? `set transaction read only; ${settings}` : settings
}

async function commit(trx: TransactionClientContract) {
  await trx.commit()
  await outcomeOf(trx)
}

/** Knex settles `commit()` whatever became of it: only this rejects when the database did not commit. */
const outcomeOf = (trx: TransactionClientContract) =>
  (trx.knexClient as unknown as { executionPromise: Promise<unknown> }).executionPromise
