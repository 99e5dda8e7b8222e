/* eslint-disable prettier/prettier */
/// <reference path="../manifest.d.ts" />

import type { ExtractBody, ExtractErrorResponse, ExtractQuery, ExtractQueryForGet, ExtractResponse } from '@tuyau/core/types'
import type { InferInput, SimpleError } from '@vinejs/vine/types'

export type ParamValue = string | number | bigint | boolean

export interface Registry {
  'welcome': {
    methods: ["GET","HEAD"]
    pattern: '/'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/pages/controllers/welcome_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/pages/controllers/welcome_controller').default['show']>>>
    }
  }
  'login': {
    methods: ["GET","HEAD"]
    pattern: '/login'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/controllers/session_controller').default['create']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/controllers/session_controller').default['create']>>>
    }
  }
  'login.store': {
    methods: ["POST"]
    pattern: '/login'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/auth/validators').signInValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/auth/validators').signInValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/controllers/session_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/controllers/session_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'login.destroy': {
    methods: ["DELETE"]
    pattern: '/login'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/auth/controllers/session_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/auth/controllers/session_controller').default['destroy']>>>
    }
  }
  'batches.index': {
    methods: ["GET","HEAD"]
    pattern: '/batches'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/batches/controllers/user/batches_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/batches/controllers/user/batches_controller').default['index']>>>
    }
  }
  'batches.create': {
    methods: ["GET","HEAD"]
    pattern: '/batches/create'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/batches/controllers/user/batches_controller').default['create']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/batches/controllers/user/batches_controller').default['create']>>>
    }
  }
  'batches.store': {
    methods: ["POST"]
    pattern: '/batches'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/batches/validators').uploadValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/batches/validators').uploadValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/batches/controllers/user/batches_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/batches/controllers/user/batches_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'batches.show': {
    methods: ["GET","HEAD"]
    pattern: '/batches/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#app/batches/validators').batchRowsValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/batches/controllers/user/batches_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/batches/controllers/user/batches_controller').default['show']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'batches.destroy': {
    methods: ["DELETE"]
    pattern: '/batches/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/batches/controllers/user/batches_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/batches/controllers/user/batches_controller').default['destroy']>>>
    }
  }
  'batches.imports.store': {
    methods: ["POST"]
    pattern: '/batches/:batch_id/imports'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { batch_id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/batches/controllers/user/imports_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/batches/controllers/user/imports_controller').default['store']>>>
    }
  }
  'batches.failed_rows': {
    methods: ["GET","HEAD"]
    pattern: '/batches/:batch_id/failed-rows'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { batch_id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/batches/controllers/user/failed_rows_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/batches/controllers/user/failed_rows_controller').default['index']>>>
    }
  }
  'batches.claims.create': {
    methods: ["GET","HEAD"]
    pattern: '/batches/:batch_id/claims/create'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { batch_id: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#app/claims/validators').statedPlacesValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/claims/controllers/user/batch_claims_controller').default['create']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/claims/controllers/user/batch_claims_controller').default['create']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'batches.claims.store': {
    methods: ["POST"]
    pattern: '/batches/:batch_id/claims'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/claims/validators').fileClaimsValidator)>>
      paramsTuple: [ParamValue]
      params: { batch_id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/claims/validators').fileClaimsValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/claims/controllers/user/batch_claims_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/claims/controllers/user/batch_claims_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'claims.index': {
    methods: ["GET","HEAD"]
    pattern: '/claims'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/claims/controllers/user/claims_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/claims/controllers/user/claims_controller').default['index']>>>
    }
  }
  'claims.show': {
    methods: ["GET","HEAD"]
    pattern: '/claims/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/claims/controllers/user/claims_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/claims/controllers/user/claims_controller').default['show']>>>
    }
  }
  'claims.destroy': {
    methods: ["DELETE"]
    pattern: '/claims/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/claims/controllers/user/claims_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/claims/controllers/user/claims_controller').default['destroy']>>>
    }
  }
  'balance.show': {
    methods: ["GET","HEAD"]
    pattern: '/balance'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/payouts/controllers/user/balance_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/payouts/controllers/user/balance_controller').default['show']>>>
    }
  }
  'payouts.store': {
    methods: ["POST"]
    pattern: '/payouts'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/payouts/validators').requestPayoutValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/payouts/validators').requestPayoutValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/payouts/controllers/user/payouts_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/payouts/controllers/user/payouts_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'payouts.destroy': {
    methods: ["DELETE"]
    pattern: '/payouts/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/payouts/controllers/user/payouts_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/payouts/controllers/user/payouts_controller').default['destroy']>>>
    }
  }
  'admin.index': {
    methods: ["GET","HEAD"]
    pattern: '/admin'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/overview/controllers/admin/overview_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/overview/controllers/admin/overview_controller').default['show']>>>
    }
  }
  'admin.claims.index': {
    methods: ["GET","HEAD"]
    pattern: '/admin/claims'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#app/claims/validators').claimListValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/claims/controllers/admin/claims_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/claims/controllers/admin/claims_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.claims.show': {
    methods: ["GET","HEAD"]
    pattern: '/admin/claims/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#app/claims/validators').claimListValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/claims/controllers/admin/claims_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/claims/controllers/admin/claims_controller').default['show']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.claims.decisions.store': {
    methods: ["POST"]
    pattern: '/admin/claims/:claim_id/decisions'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/claims/validators').decisionValidator)>>
      paramsTuple: [ParamValue]
      params: { claim_id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/claims/validators').decisionValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/claims/controllers/admin/decisions_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/claims/controllers/admin/decisions_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.claims.refunds.store': {
    methods: ["POST"]
    pattern: '/admin/claims/:claim_id/refunds'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/refunds/validators').refundValidator)>>
      paramsTuple: [ParamValue]
      params: { claim_id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/refunds/validators').refundValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/refunds/controllers/admin/refunds_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/refunds/controllers/admin/refunds_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.trips.index': {
    methods: ["GET","HEAD"]
    pattern: '/admin/trips'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#app/trips/validators').tripListValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/trips/controllers/admin/trips_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/trips/controllers/admin/trips_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.trips.show': {
    methods: ["GET","HEAD"]
    pattern: '/admin/trips/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/trips/controllers/admin/trips_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/trips/controllers/admin/trips_controller').default['show']>>>
    }
  }
  'admin.payout_runs.index': {
    methods: ["GET","HEAD"]
    pattern: '/admin/payout-runs'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/payouts/controllers/admin/payout_runs_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/payouts/controllers/admin/payout_runs_controller').default['index']>>>
    }
  }
  'admin.payout_runs.store': {
    methods: ["POST"]
    pattern: '/admin/payout-runs'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/payouts/validators').payoutRunValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/payouts/validators').payoutRunValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/payouts/controllers/admin/payout_runs_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/payouts/controllers/admin/payout_runs_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.payout_runs.show': {
    methods: ["GET","HEAD"]
    pattern: '/admin/payout-runs/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/payouts/controllers/admin/payout_runs_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/payouts/controllers/admin/payout_runs_controller').default['show']>>>
    }
  }
  'admin.payout_runs.destroy': {
    methods: ["DELETE"]
    pattern: '/admin/payout-runs/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/payouts/controllers/admin/payout_runs_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/payouts/controllers/admin/payout_runs_controller').default['destroy']>>>
    }
  }
  'admin.payout_runs.releases.store': {
    methods: ["POST"]
    pattern: '/admin/payout-runs/:payout_run_id/releases'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { payout_run_id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/payouts/controllers/admin/releases_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/payouts/controllers/admin/releases_controller').default['store']>>>
    }
  }
  'admin.payout_runs.confirmations.store': {
    methods: ["POST"]
    pattern: '/admin/payout-runs/:payout_run_id/confirmations'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { payout_run_id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/payouts/controllers/admin/confirmations_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/payouts/controllers/admin/confirmations_controller').default['store']>>>
    }
  }
  'admin.payout_runs.payment_file': {
    methods: ["GET","HEAD"]
    pattern: '/admin/payout-runs/:payout_run_id/payment-file'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { payout_run_id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/payouts/controllers/admin/payment_files_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/payouts/controllers/admin/payment_files_controller').default['show']>>>
    }
  }
}
