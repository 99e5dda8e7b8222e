import { asWorker } from '#app/platform/shared/tenancy'
import { queryRows } from './query_rows.js'

/** For tests that travel to later days: claims of earlier files would each be told of there, to all staff. */
export const settleEarlierClaims = () =>
  asWorker(() =>
    queryRows(
      'update claims set overdue_at = now(), reminded_at = now() where overdue_at is null or reminded_at is null'
    )
  )
