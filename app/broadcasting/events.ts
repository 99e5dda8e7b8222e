/**
 * What pages are told live. Each says that something of its kind moved and by which key it is known; a page
 * then asks for the props it shows. Clients hear `App\Events\<name>`.
 */
export const EVENTS = [
  /** An upload is being read, or came further. Key: its public id. */
  'BatchProgressed',
  /** All trips of an upload are there. Key: its public id. */
  'BatchImported',
  /** Key: the reference of the claim. */
  'ClaimMoved',
  /** A refund came in for a claim. Key: the reference of the claim. */
  'RefundReceived',
  /** An operator answered. Key: the reference of the claim. */
  'ClaimDecided',
  /** Key: the reference of the payout. */
  'PayoutMoved',
  /** Key: the reference of the run. */
  'PayoutRunMoved',
  /** Money came to or left a wallet. */
  'BalanceChanged',
  /** A browser was signed out from elsewhere. Key: its public id, or none for all of them. */
  'SessionEnded',
  /** Someone came to an organisation, or was invited. */
  'MembersChanged',
] as const
export type EventName = (typeof EVENTS)[number]

/** What travels: keys and a number, never what they stand for. */
export type Hint = {
  /** Which ones; null for too many to name. */
  keys: string[] | null
  /** Counts up by one on each channel; a gap says that something was missed. */
  sequence: number
}

export const NAMESPACE = 'App\\Events\\'
