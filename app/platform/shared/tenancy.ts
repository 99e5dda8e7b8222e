import { AsyncLocalStorage } from 'node:async_hooks'
import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { type ActsFor, settingsOf } from '#app/platform/shared/scope_settings'
import { Transaction } from '#app/platform/shared/transaction'

/** A transaction and who it acts for, which row-level security reads; outside a scope no person's row is visible. */
type ActingScope = {
  transaction: Transaction
  actsFor: ActsFor
  beforeCommit: (() => Promise<unknown>)[]
  afterCommit: (() => unknown)[]
  compensations: (() => Promise<unknown>)[]
  hasCommitted: boolean
  isBetween: boolean
  isReadOnly: boolean
  isMarkedForRollback: boolean
  isDryRun: boolean
}

const scopes = new AsyncLocalStorage<ActingScope>()

export const inTenant = <T>(tenantId: number, work: () => Promise<T>) => runAs({ tenantId, scope: '' }, work)

/** As `inTenant`, for someone who signed in: other people's rows of the tenant are out of sight. */
export const asPerson = <T>(tenantId: number, personId: number, work: () => Promise<T>) =>
  runAs({ tenantId, personId, scope: '' }, work)

/** The caller must have checked that the user is staff. */
export const asStaff = <T>(work: () => Promise<T>) => runAs({ tenantId: null, scope: 'staff' }, work)

export const asWorker = <T>(work: () => Promise<T>) => runAs({ tenantId: null, scope: 'worker' }, work)

export const asAuthentication = <T>(work: () => Promise<T>) => runAs({ tenantId: null, scope: 'authentication' }, work)

export async function escalateToStaff() {
  const scope = currentScope()
  scope.actsFor = { ...scope.actsFor, scope: 'staff' }
  await applyTo(scope)
}

/** The caller must have checked that the user manages the tenant; private travel of its people stays out of sight. */
export async function actAsManager() {
  const scope = currentScope()
  scope.actsFor = { ...scope.actsFor, manages: true }
  await applyTo(scope)
}

/** All rows of the tenant, for what one person's end touches in those of others. */
export async function widenToTenant() {
  const scope = currentScope()
  scope.actsFor = { ...scope.actsFor, personId: null }
  await applyTo(scope)
}

/** `work` has the sight of a job, in this transaction; its statements name their person and tenant. */
export async function escalatedToWorker<T>(work: () => Promise<T>) {
  const scope = currentScope()
  const { actsFor } = scope
  scope.actsFor = { ...actsFor, scope: 'worker' }
  await applyTo(scope)
  const result = await work()
  scope.actsFor = actsFor
  await applyTo(scope)
  return result
}

/** False for a visitor, whose statements take any connection. */
export const hasScope = () => scopes.getStore() !== undefined

export const currentTransaction = () => transactionOf(currentScope())

function currentScope() {
  const scope = scopes.getStore()
  if (!scope) throw new Error('No scope: wrap this in inTenant, asStaff or asWorker')
  return scope
}

/** The transaction of the scope, or a plain connection for rows of nobody (claim rules, sessions). */
export function currentClient(): QueryClientContract {
  const scope = scopes.getStore()
  return scope ? transactionOf(scope).client : db.connection()
}

function transactionOf({ transaction, isBetween }: ActingScope) {
  if (isBetween) throw new Error('Between transactions: open a scope of its own for this')
  return transaction
}

/** The database refuses every write from here on, also in scopes opened inside this one. */
export async function makeReadOnly({ id: personId, tenantId }: { id: number; tenantId: number }) {
  const scope = currentScope()
  scope.actsFor = { tenantId, personId, scope: 'viewing' }
  scope.isReadOnly = true
  await applyTo(scope)
}

/** The database refuses all writes, also in scopes opened inside; a visitor gets a scope of nobody for that. */
export async function dryRun<T>(work: () => Promise<T>): Promise<T> {
  const scope = scopes.getStore()
  if (!scope) return runAs({ tenantId: null, scope: '' }, () => dryRun(work))
  Object.assign(scope, { isDryRun: true, isReadOnly: true, isMarkedForRollback: true })
  await applyTo(scope)
  return work()
}

/** Commits, runs `work` without a connection, and goes on in a new transaction; a visitor, or `work` in `work`, holds none. */
export async function betweenTransactions<T>(work: () => Promise<T>): Promise<T> {
  const scope = scopes.getStore()
  if (!scope || scope.isBetween) return work()
  await commit(scope)
  Object.assign(scope, { hasCommitted: true, isBetween: true })
  try {
    return await work()
  } finally {
    scope.isBetween = false
    scope.transaction = new Transaction(() => opening(scope))
  }
}

/** Undoes what was committed between transactions, where the scope is rolled back in the end; it holds no connection then. */
export function compensateWith(work: () => Promise<unknown>) {
  currentScope().compensations.push(work)
}

/** For an error that was answered before it could reach the scope. */
export function markForRollback() {
  const scope = scopes.getStore()
  if (scope) scope.isMarkedForRollback = true
}

export const isMarkedForRollback = () => scopes.getStore()?.isMarkedForRollback ?? false

export function beforeCommit(work: () => Promise<unknown>) {
  currentScope().beforeCommit.push(work)
}

export function afterCommit(work: () => unknown) {
  currentScope().afterCommit.push(work)
}

export const currentConnection = () => currentTransaction().connection()

async function runAs<T>(actsFor: ActsFor, work: () => Promise<T>) {
  const outer = scopes.getStore()
  const scope: ActingScope = {
    transaction: new Transaction(() => opening(scope)),
    actsFor,
    beforeCommit: [],
    afterCommit: [],
    compensations: [],
    hasCommitted: false,
    isBetween: false,
    isReadOnly: outer?.isReadOnly ?? false,
    isMarkedForRollback: outer?.isDryRun ?? false,
    isDryRun: outer?.isDryRun ?? false,
  }
  const answer = await runIn(scope, work).catch(async (error: unknown) => {
    await compensate(scope)
    throw error
  })
  if (scope.isMarkedForRollback) await compensate(scope)
  else for (const next of scope.afterCommit) await next()
  return answer
}

async function compensate({ hasCommitted, compensations }: ActingScope) {
  if (hasCommitted) for (const work of compensations) await work()
}

async function runIn<T>(scope: ActingScope, work: () => Promise<T>) {
  try {
    const answer = await scopes.run(scope, work)
    if (scope.isMarkedForRollback) await scope.transaction.rollback()
    else await scopes.run(scope, () => commit(scope))
    return answer
  } catch (error) {
    await scope.transaction.rollback().catch(() => {})
    throw error
  }
}

const opening = (scope: ActingScope) => `begin; ${settingsOf(scope)}`

async function applyTo(scope: ActingScope) {
  if (scope.transaction.isOpen) await (await scope.transaction.connection()).query(settingsOf(scope))
}

async function commit({ transaction, beforeCommit: last }: ActingScope) {
  for (const work of last.splice(0)) await work()
  await transaction.commit()
}
