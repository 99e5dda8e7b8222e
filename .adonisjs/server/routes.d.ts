import '@adonisjs/core/types/http'

type ParamValue = string | number | bigint | boolean

export type ScannedRoutes = {
  ALL: {
    'welcome': { paramsTuple?: []; params?: {} }
    'login': { paramsTuple?: []; params?: {} }
    'login.store': { paramsTuple?: []; params?: {} }
    'login.destroy': { paramsTuple?: []; params?: {} }
    'batches.index': { paramsTuple?: []; params?: {} }
    'batches.create': { paramsTuple?: []; params?: {} }
    'batches.store': { paramsTuple?: []; params?: {} }
    'batches.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'batches.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'batches.imports.store': { paramsTuple: [ParamValue]; params: {'batch_id': ParamValue} }
    'batches.failed_rows': { paramsTuple: [ParamValue]; params: {'batch_id': ParamValue} }
    'batches.claims.create': { paramsTuple: [ParamValue]; params: {'batch_id': ParamValue} }
    'batches.claims.store': { paramsTuple: [ParamValue]; params: {'batch_id': ParamValue} }
    'claims.index': { paramsTuple?: []; params?: {} }
    'claims.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'claims.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'balance.show': { paramsTuple?: []; params?: {} }
    'payouts.store': { paramsTuple?: []; params?: {} }
    'payouts.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.index': { paramsTuple?: []; params?: {} }
    'admin.claims.index': { paramsTuple?: []; params?: {} }
    'admin.claims.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.claims.decisions.store': { paramsTuple: [ParamValue]; params: {'claim_id': ParamValue} }
    'admin.claims.refunds.store': { paramsTuple: [ParamValue]; params: {'claim_id': ParamValue} }
    'admin.trips.index': { paramsTuple?: []; params?: {} }
    'admin.trips.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.payout_runs.index': { paramsTuple?: []; params?: {} }
    'admin.payout_runs.store': { paramsTuple?: []; params?: {} }
    'admin.payout_runs.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.payout_runs.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.payout_runs.releases.store': { paramsTuple: [ParamValue]; params: {'payout_run_id': ParamValue} }
    'admin.payout_runs.confirmations.store': { paramsTuple: [ParamValue]; params: {'payout_run_id': ParamValue} }
    'admin.payout_runs.payment_file': { paramsTuple: [ParamValue]; params: {'payout_run_id': ParamValue} }
  }
  GET: {
    'welcome': { paramsTuple?: []; params?: {} }
    'login': { paramsTuple?: []; params?: {} }
    'batches.index': { paramsTuple?: []; params?: {} }
    'batches.create': { paramsTuple?: []; params?: {} }
    'batches.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'batches.failed_rows': { paramsTuple: [ParamValue]; params: {'batch_id': ParamValue} }
    'batches.claims.create': { paramsTuple: [ParamValue]; params: {'batch_id': ParamValue} }
    'claims.index': { paramsTuple?: []; params?: {} }
    'claims.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'balance.show': { paramsTuple?: []; params?: {} }
    'admin.index': { paramsTuple?: []; params?: {} }
    'admin.claims.index': { paramsTuple?: []; params?: {} }
    'admin.claims.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.trips.index': { paramsTuple?: []; params?: {} }
    'admin.trips.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.payout_runs.index': { paramsTuple?: []; params?: {} }
    'admin.payout_runs.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.payout_runs.payment_file': { paramsTuple: [ParamValue]; params: {'payout_run_id': ParamValue} }
  }
  HEAD: {
    'welcome': { paramsTuple?: []; params?: {} }
    'login': { paramsTuple?: []; params?: {} }
    'batches.index': { paramsTuple?: []; params?: {} }
    'batches.create': { paramsTuple?: []; params?: {} }
    'batches.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'batches.failed_rows': { paramsTuple: [ParamValue]; params: {'batch_id': ParamValue} }
    'batches.claims.create': { paramsTuple: [ParamValue]; params: {'batch_id': ParamValue} }
    'claims.index': { paramsTuple?: []; params?: {} }
    'claims.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'balance.show': { paramsTuple?: []; params?: {} }
    'admin.index': { paramsTuple?: []; params?: {} }
    'admin.claims.index': { paramsTuple?: []; params?: {} }
    'admin.claims.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.trips.index': { paramsTuple?: []; params?: {} }
    'admin.trips.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.payout_runs.index': { paramsTuple?: []; params?: {} }
    'admin.payout_runs.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.payout_runs.payment_file': { paramsTuple: [ParamValue]; params: {'payout_run_id': ParamValue} }
  }
  POST: {
    'login.store': { paramsTuple?: []; params?: {} }
    'batches.store': { paramsTuple?: []; params?: {} }
    'batches.imports.store': { paramsTuple: [ParamValue]; params: {'batch_id': ParamValue} }
    'batches.claims.store': { paramsTuple: [ParamValue]; params: {'batch_id': ParamValue} }
    'payouts.store': { paramsTuple?: []; params?: {} }
    'admin.claims.decisions.store': { paramsTuple: [ParamValue]; params: {'claim_id': ParamValue} }
    'admin.claims.refunds.store': { paramsTuple: [ParamValue]; params: {'claim_id': ParamValue} }
    'admin.payout_runs.store': { paramsTuple?: []; params?: {} }
    'admin.payout_runs.releases.store': { paramsTuple: [ParamValue]; params: {'payout_run_id': ParamValue} }
    'admin.payout_runs.confirmations.store': { paramsTuple: [ParamValue]; params: {'payout_run_id': ParamValue} }
  }
  DELETE: {
    'login.destroy': { paramsTuple?: []; params?: {} }
    'batches.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'claims.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'payouts.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.payout_runs.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
  }
}
declare module '@adonisjs/core/types/http' {
  export interface RoutesList extends ScannedRoutes {}
}