/* eslint-disable prettier/prettier */
import type { AdonisEndpoint } from '@tuyau/core/types'
import type { Registry } from './schema.d.ts'
import type { ApiDefinition } from './tree.d.ts'

const placeholder: any = {}

const routes = {
  'welcome': {
    methods: ["GET","HEAD"],
    pattern: '/',
    tokens: [{"old":"/","type":0,"val":"/","end":""}],
    types: placeholder as Registry['welcome']['types'],
  },
  'login': {
    methods: ["GET","HEAD"],
    pattern: '/login',
    tokens: [{"old":"/login","type":0,"val":"login","end":""}],
    types: placeholder as Registry['login']['types'],
  },
  'login.store': {
    methods: ["POST"],
    pattern: '/login',
    tokens: [{"old":"/login","type":0,"val":"login","end":""}],
    types: placeholder as Registry['login.store']['types'],
  },
  'login.destroy': {
    methods: ["DELETE"],
    pattern: '/login',
    tokens: [{"old":"/login","type":0,"val":"login","end":""}],
    types: placeholder as Registry['login.destroy']['types'],
  },
  'batches.index': {
    methods: ["GET","HEAD"],
    pattern: '/batches',
    tokens: [{"old":"/batches","type":0,"val":"batches","end":""}],
    types: placeholder as Registry['batches.index']['types'],
  },
  'batches.create': {
    methods: ["GET","HEAD"],
    pattern: '/batches/create',
    tokens: [{"old":"/batches/create","type":0,"val":"batches","end":""},{"old":"/batches/create","type":0,"val":"create","end":""}],
    types: placeholder as Registry['batches.create']['types'],
  },
  'batches.store': {
    methods: ["POST"],
    pattern: '/batches',
    tokens: [{"old":"/batches","type":0,"val":"batches","end":""}],
    types: placeholder as Registry['batches.store']['types'],
  },
  'batches.show': {
    methods: ["GET","HEAD"],
    pattern: '/batches/:id',
    tokens: [{"old":"/batches/:id","type":0,"val":"batches","end":""},{"old":"/batches/:id","type":1,"val":"id","end":""}],
    types: placeholder as Registry['batches.show']['types'],
  },
  'batches.destroy': {
    methods: ["DELETE"],
    pattern: '/batches/:id',
    tokens: [{"old":"/batches/:id","type":0,"val":"batches","end":""},{"old":"/batches/:id","type":1,"val":"id","end":""}],
    types: placeholder as Registry['batches.destroy']['types'],
  },
  'batches.imports.store': {
    methods: ["POST"],
    pattern: '/batches/:batch_id/imports',
    tokens: [{"old":"/batches/:batch_id/imports","type":0,"val":"batches","end":""},{"old":"/batches/:batch_id/imports","type":1,"val":"batch_id","end":""},{"old":"/batches/:batch_id/imports","type":0,"val":"imports","end":""}],
    types: placeholder as Registry['batches.imports.store']['types'],
  },
  'batches.failed_rows': {
    methods: ["GET","HEAD"],
    pattern: '/batches/:batch_id/failed-rows',
    tokens: [{"old":"/batches/:batch_id/failed-rows","type":0,"val":"batches","end":""},{"old":"/batches/:batch_id/failed-rows","type":1,"val":"batch_id","end":""},{"old":"/batches/:batch_id/failed-rows","type":0,"val":"failed-rows","end":""}],
    types: placeholder as Registry['batches.failed_rows']['types'],
  },
  'batches.claims.create': {
    methods: ["GET","HEAD"],
    pattern: '/batches/:batch_id/claims/create',
    tokens: [{"old":"/batches/:batch_id/claims/create","type":0,"val":"batches","end":""},{"old":"/batches/:batch_id/claims/create","type":1,"val":"batch_id","end":""},{"old":"/batches/:batch_id/claims/create","type":0,"val":"claims","end":""},{"old":"/batches/:batch_id/claims/create","type":0,"val":"create","end":""}],
    types: placeholder as Registry['batches.claims.create']['types'],
  },
  'batches.claims.store': {
    methods: ["POST"],
    pattern: '/batches/:batch_id/claims',
    tokens: [{"old":"/batches/:batch_id/claims","type":0,"val":"batches","end":""},{"old":"/batches/:batch_id/claims","type":1,"val":"batch_id","end":""},{"old":"/batches/:batch_id/claims","type":0,"val":"claims","end":""}],
    types: placeholder as Registry['batches.claims.store']['types'],
  },
  'claims.index': {
    methods: ["GET","HEAD"],
    pattern: '/claims',
    tokens: [{"old":"/claims","type":0,"val":"claims","end":""}],
    types: placeholder as Registry['claims.index']['types'],
  },
  'claims.show': {
    methods: ["GET","HEAD"],
    pattern: '/claims/:id',
    tokens: [{"old":"/claims/:id","type":0,"val":"claims","end":""},{"old":"/claims/:id","type":1,"val":"id","end":""}],
    types: placeholder as Registry['claims.show']['types'],
  },
  'claims.destroy': {
    methods: ["DELETE"],
    pattern: '/claims/:id',
    tokens: [{"old":"/claims/:id","type":0,"val":"claims","end":""},{"old":"/claims/:id","type":1,"val":"id","end":""}],
    types: placeholder as Registry['claims.destroy']['types'],
  },
  'balance.show': {
    methods: ["GET","HEAD"],
    pattern: '/balance',
    tokens: [{"old":"/balance","type":0,"val":"balance","end":""}],
    types: placeholder as Registry['balance.show']['types'],
  },
  'payouts.store': {
    methods: ["POST"],
    pattern: '/payouts',
    tokens: [{"old":"/payouts","type":0,"val":"payouts","end":""}],
    types: placeholder as Registry['payouts.store']['types'],
  },
  'payouts.destroy': {
    methods: ["DELETE"],
    pattern: '/payouts/:id',
    tokens: [{"old":"/payouts/:id","type":0,"val":"payouts","end":""},{"old":"/payouts/:id","type":1,"val":"id","end":""}],
    types: placeholder as Registry['payouts.destroy']['types'],
  },
  'admin.index': {
    methods: ["GET","HEAD"],
    pattern: '/admin',
    tokens: [{"old":"/admin","type":0,"val":"admin","end":""}],
    types: placeholder as Registry['admin.index']['types'],
  },
  'admin.claims.index': {
    methods: ["GET","HEAD"],
    pattern: '/admin/claims',
    tokens: [{"old":"/admin/claims","type":0,"val":"admin","end":""},{"old":"/admin/claims","type":0,"val":"claims","end":""}],
    types: placeholder as Registry['admin.claims.index']['types'],
  },
  'admin.claims.show': {
    methods: ["GET","HEAD"],
    pattern: '/admin/claims/:id',
    tokens: [{"old":"/admin/claims/:id","type":0,"val":"admin","end":""},{"old":"/admin/claims/:id","type":0,"val":"claims","end":""},{"old":"/admin/claims/:id","type":1,"val":"id","end":""}],
    types: placeholder as Registry['admin.claims.show']['types'],
  },
  'admin.claims.decisions.store': {
    methods: ["POST"],
    pattern: '/admin/claims/:claim_id/decisions',
    tokens: [{"old":"/admin/claims/:claim_id/decisions","type":0,"val":"admin","end":""},{"old":"/admin/claims/:claim_id/decisions","type":0,"val":"claims","end":""},{"old":"/admin/claims/:claim_id/decisions","type":1,"val":"claim_id","end":""},{"old":"/admin/claims/:claim_id/decisions","type":0,"val":"decisions","end":""}],
    types: placeholder as Registry['admin.claims.decisions.store']['types'],
  },
  'admin.claims.refunds.store': {
    methods: ["POST"],
    pattern: '/admin/claims/:claim_id/refunds',
    tokens: [{"old":"/admin/claims/:claim_id/refunds","type":0,"val":"admin","end":""},{"old":"/admin/claims/:claim_id/refunds","type":0,"val":"claims","end":""},{"old":"/admin/claims/:claim_id/refunds","type":1,"val":"claim_id","end":""},{"old":"/admin/claims/:claim_id/refunds","type":0,"val":"refunds","end":""}],
    types: placeholder as Registry['admin.claims.refunds.store']['types'],
  },
  'admin.trips.index': {
    methods: ["GET","HEAD"],
    pattern: '/admin/trips',
    tokens: [{"old":"/admin/trips","type":0,"val":"admin","end":""},{"old":"/admin/trips","type":0,"val":"trips","end":""}],
    types: placeholder as Registry['admin.trips.index']['types'],
  },
  'admin.trips.show': {
    methods: ["GET","HEAD"],
    pattern: '/admin/trips/:id',
    tokens: [{"old":"/admin/trips/:id","type":0,"val":"admin","end":""},{"old":"/admin/trips/:id","type":0,"val":"trips","end":""},{"old":"/admin/trips/:id","type":1,"val":"id","end":""}],
    types: placeholder as Registry['admin.trips.show']['types'],
  },
  'admin.payout_runs.index': {
    methods: ["GET","HEAD"],
    pattern: '/admin/payout-runs',
    tokens: [{"old":"/admin/payout-runs","type":0,"val":"admin","end":""},{"old":"/admin/payout-runs","type":0,"val":"payout-runs","end":""}],
    types: placeholder as Registry['admin.payout_runs.index']['types'],
  },
  'admin.payout_runs.store': {
    methods: ["POST"],
    pattern: '/admin/payout-runs',
    tokens: [{"old":"/admin/payout-runs","type":0,"val":"admin","end":""},{"old":"/admin/payout-runs","type":0,"val":"payout-runs","end":""}],
    types: placeholder as Registry['admin.payout_runs.store']['types'],
  },
  'admin.payout_runs.show': {
    methods: ["GET","HEAD"],
    pattern: '/admin/payout-runs/:id',
    tokens: [{"old":"/admin/payout-runs/:id","type":0,"val":"admin","end":""},{"old":"/admin/payout-runs/:id","type":0,"val":"payout-runs","end":""},{"old":"/admin/payout-runs/:id","type":1,"val":"id","end":""}],
    types: placeholder as Registry['admin.payout_runs.show']['types'],
  },
  'admin.payout_runs.destroy': {
    methods: ["DELETE"],
    pattern: '/admin/payout-runs/:id',
    tokens: [{"old":"/admin/payout-runs/:id","type":0,"val":"admin","end":""},{"old":"/admin/payout-runs/:id","type":0,"val":"payout-runs","end":""},{"old":"/admin/payout-runs/:id","type":1,"val":"id","end":""}],
    types: placeholder as Registry['admin.payout_runs.destroy']['types'],
  },
  'admin.payout_runs.releases.store': {
    methods: ["POST"],
    pattern: '/admin/payout-runs/:payout_run_id/releases',
    tokens: [{"old":"/admin/payout-runs/:payout_run_id/releases","type":0,"val":"admin","end":""},{"old":"/admin/payout-runs/:payout_run_id/releases","type":0,"val":"payout-runs","end":""},{"old":"/admin/payout-runs/:payout_run_id/releases","type":1,"val":"payout_run_id","end":""},{"old":"/admin/payout-runs/:payout_run_id/releases","type":0,"val":"releases","end":""}],
    types: placeholder as Registry['admin.payout_runs.releases.store']['types'],
  },
  'admin.payout_runs.confirmations.store': {
    methods: ["POST"],
    pattern: '/admin/payout-runs/:payout_run_id/confirmations',
    tokens: [{"old":"/admin/payout-runs/:payout_run_id/confirmations","type":0,"val":"admin","end":""},{"old":"/admin/payout-runs/:payout_run_id/confirmations","type":0,"val":"payout-runs","end":""},{"old":"/admin/payout-runs/:payout_run_id/confirmations","type":1,"val":"payout_run_id","end":""},{"old":"/admin/payout-runs/:payout_run_id/confirmations","type":0,"val":"confirmations","end":""}],
    types: placeholder as Registry['admin.payout_runs.confirmations.store']['types'],
  },
  'admin.payout_runs.payment_file': {
    methods: ["GET","HEAD"],
    pattern: '/admin/payout-runs/:payout_run_id/payment-file',
    tokens: [{"old":"/admin/payout-runs/:payout_run_id/payment-file","type":0,"val":"admin","end":""},{"old":"/admin/payout-runs/:payout_run_id/payment-file","type":0,"val":"payout-runs","end":""},{"old":"/admin/payout-runs/:payout_run_id/payment-file","type":1,"val":"payout_run_id","end":""},{"old":"/admin/payout-runs/:payout_run_id/payment-file","type":0,"val":"payment-file","end":""}],
    types: placeholder as Registry['admin.payout_runs.payment_file']['types'],
  },
} as const satisfies Record<string, AdonisEndpoint>

export { routes }

export const registry = {
  routes,
  $tree: {} as ApiDefinition,
}

declare module '@tuyau/core/types' {
  export interface UserRegistry {
    routes: typeof routes
    $tree: ApiDefinition
  }
}
