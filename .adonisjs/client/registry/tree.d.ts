/* eslint-disable prettier/prettier */
import type { routes } from './index.ts'

export interface ApiDefinition {
  welcome: typeof routes['welcome']
  login: typeof routes['login'] & {
    store: typeof routes['login.store']
    destroy: typeof routes['login.destroy']
  }
  batches: {
    index: typeof routes['batches.index']
    create: typeof routes['batches.create']
    store: typeof routes['batches.store']
    show: typeof routes['batches.show']
    destroy: typeof routes['batches.destroy']
    imports: {
      store: typeof routes['batches.imports.store']
    }
    failedRows: typeof routes['batches.failed_rows']
    claims: {
      create: typeof routes['batches.claims.create']
      store: typeof routes['batches.claims.store']
    }
  }
  claims: {
    index: typeof routes['claims.index']
    show: typeof routes['claims.show']
    destroy: typeof routes['claims.destroy']
  }
  balance: {
    show: typeof routes['balance.show']
  }
  payouts: {
    store: typeof routes['payouts.store']
    destroy: typeof routes['payouts.destroy']
  }
  admin: {
    index: typeof routes['admin.index']
    claims: {
      index: typeof routes['admin.claims.index']
      show: typeof routes['admin.claims.show']
      decisions: {
        store: typeof routes['admin.claims.decisions.store']
      }
      refunds: {
        store: typeof routes['admin.claims.refunds.store']
      }
    }
    trips: {
      index: typeof routes['admin.trips.index']
      show: typeof routes['admin.trips.show']
    }
    payoutRuns: {
      index: typeof routes['admin.payout_runs.index']
      store: typeof routes['admin.payout_runs.store']
      show: typeof routes['admin.payout_runs.show']
      destroy: typeof routes['admin.payout_runs.destroy']
      releases: {
        store: typeof routes['admin.payout_runs.releases.store']
      }
      confirmations: {
        store: typeof routes['admin.payout_runs.confirmations.store']
      }
      paymentFile: typeof routes['admin.payout_runs.payment_file']
    }
  }
}
