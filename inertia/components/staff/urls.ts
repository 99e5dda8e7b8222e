import { client } from '~/client'

/** A filtered list as its address has it; a claim opened from it keeps it, for next and previous. */
export type Filter = Record<string, string | string[]>

/** In the address of a page that was opened from a list: its own parameters may have the same names. */
export const listState = (filter: Filter = {}) => (Object.keys(filter).length > 0 ? { list: filter } : {})

export const claimUrl = (reference: string, filter: Filter = {}) =>
  client.urlFor('admin.claims.show', [reference], { qs: listState(filter) })

export const claimsUrl = (filter: Filter = {}) => client.urlFor('admin.claims.index', [], { qs: filter })

export const tripUrl = (id: string, filter: Filter = {}) =>
  client.urlFor('admin.trips.show', [id], { qs: listState(filter) })

export const tripsUrl = (filter: Filter = {}) => client.urlFor('admin.trips.index', [], { qs: filter })

export const letterUrl = (reference: string) => client.urlFor('admin.letters.show', [reference])

export const lettersUrl = () => client.urlFor('admin.letters.index', [])

export const operatorUrl = (slug: string) => client.urlFor('admin.counterparties.show', [slug])

export const operatorsUrl = (filter: Filter = {}) => client.urlFor('admin.counterparties.index', [], { qs: filter })

export const tenantsUrl = () => client.urlFor('admin.tenants.index', [])

export const tenantUrl = (slug: string) => client.urlFor('admin.tenants.edit', [slug])

export const newTenantUrl = () => client.urlFor('admin.tenants.create', [])

export const ruleUrl = (operator: string, id: number) =>
  client.urlFor('admin.counterparties.rules.show', [operator, id])

export const expenseUrl = (reference: string, filter: Filter = {}) =>
  client.urlFor('admin.expenses.show', [reference], { qs: listState(filter) })

export const expensesUrl = (filter: Filter = {}) => client.urlFor('admin.expenses.index', [], { qs: filter })

export const messageUrl = (reference: string, filter: Filter = {}) =>
  client.urlFor('admin.contact_messages.show', [reference], { qs: listState(filter) })

export const messagesUrl = (filter: Filter = {}) => client.urlFor('admin.contact_messages.index', [], { qs: filter })

export const runUrl = (reference: string) => client.urlFor('admin.payout_runs.show', [reference])

export const runsUrl = () => client.urlFor('admin.payout_runs.index', [])

export const statementsUrl = (filter: Filter = {}) => client.urlFor('admin.statements.index', [], { qs: filter })

export const statementUrl = (reference: string) =>
  client.urlFor('admin.statements.show', [reference], { qs: { view: 'all' } })

export const linesUrl = (filter: Filter = {}) => client.urlFor('admin.lines.index', [], { qs: filter })

export const lineUrl = (reference: string, filter: Filter = {}) =>
  client.urlFor('admin.lines.show', [reference], { qs: listState(filter) })

export const correctionsUrl = () => client.urlFor('admin.corrections.index', [])

export const costRulesUrl = () => client.urlFor('admin.cost_rules.index', [])

export const costRuleUrl = (id: number) => client.urlFor('admin.cost_rules.show', [id])

export const proofUrl = (day?: string) => client.urlFor('admin.proof.show', [], { qs: day ? { day } : {} })

export const closingsUrl = (month?: string) => client.urlFor('admin.closings.index', [], { qs: month ? { month } : {} })

export const usersUrl = (filter: Filter = {}) => client.urlFor('admin.users.index', [], { qs: filter })

export const userUrl = (id: string, filter: Filter = {}) =>
  client.urlFor('admin.users.show', [id], { qs: listState(filter) })

export const userSectionUrl = (id: string, section: string, filter: Filter) =>
  client.urlFor('admin.users.section', [id, section], { qs: listState(filter) })

export const emailFrameUrl = (userId: string, id: string) => client.urlFor('admin.users.emails.show', [userId, id])
