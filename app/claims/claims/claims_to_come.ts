/** In cents, less our fee on it, rounded half up as in `fee.ts`. */
const netOf = (cents: string) => `(${cents} - (${cents} * c.fee_bps + 5000) / 10000)`

/** What claims, `c`, that await an answer ask, in net cents: of one that was granted in part and is objected to, the rest. */
export const NET_ASKED = netOf('(c.gross_cents - coalesce(c.approved_cents, 0))')

/** Of those that await payment, what is still to come, less the fee on it. */
export const NET_TO_COME = `(${netOf('c.approved_cents')} - ${netOf('c.received_cents')})`

/** What came in for a claim, before our fee: to us, or past us to whoever claimed it. */
export const receivedFor = (of: string) =>
  `(${of}.received_cents + case when ${of}.paid_directly_at is null then 0 else coalesce(${of}.approved_cents, 0) end)`
