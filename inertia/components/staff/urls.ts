import { client } from '~/client'

/** A filtered list as its address has it; a claim opened from it keeps it, for next and previous. */
export type Filter = Record<string, string | number | undefined>

export const claimUrl = (reference: string, filter: Filter = {}) =>
  client.urlFor('admin.claims.show', [reference], { qs: withoutPage(filter) })

export const claimsUrl = (filter: Filter = {}) =>
  client.urlFor('admin.claims.index', [], { qs: filter })

export const decisionUrl = (reference: string, filter: Filter) =>
  client.urlFor('admin.claims.decisions.store', [reference], { qs: withoutPage(filter) })

export const refundUrl = (reference: string, filter: Filter) =>
  client.urlFor('admin.claims.refunds.store', [reference], { qs: withoutPage(filter) })

export const tripUrl = (id: string) => client.urlFor('admin.trips.show', [id])

export const tripsUrl = () => client.urlFor('admin.trips.index', [])

export const runUrl = (reference: string) => client.urlFor('admin.payout_runs.show', [reference])

export const runsUrl = () => client.urlFor('admin.payout_runs.index', [])

const withoutPage = ({ page: _page, ...filter }: Filter) => filter
