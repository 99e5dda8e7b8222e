/** Whether an account, as the file writes it, is read; of the others only the name is told. */
export type IsRead = (account: string) => boolean

/** Up to a thousand lines of one account, in the order of the file. The part that has a header ends its statement. */
export type ReadPart = {
  account: string
  lines: ReadLine[]
  header: ReadHeader | null
}

/** Days are YYYY-MM-DD and money is cents, below zero when it went out. */
export type ReadHeader = {
  statementId: string | null
  sequence: string | null
  fromOn: string
  untilOn: string
  openingCents: number | null
  closingCents: number | null
  /** The last line of the file is the oldest. */
  isNewestFirst: boolean
}

export type ReadLine = {
  /** The number of the line in the file, or of the entry in a camt file. */
  position: number
  bookedOn: string
  valueOn: string | null
  amountCents: number
  /** What the account held after it, where the file says so for each line. */
  balanceAfterCents: number | null
  /** The bank's own name for the line alone: `asr:` and the servicer's reference, `volgnr:` and Rabobank's count. */
  identity: string | null
  counterpartyIban: string | null
  counterpartyName: string | null
  /** All remittance text in one line, at most 1,000 characters. */
  description: string
  endToEndId: string | null
  bankReference: string | null
  /** The name of our file of payments, when the line is for all of them. */
  batchReference: string | null
  /** The ISO code for which a payment came back, such as AC04. */
  returnReason: string | null
  isReversal: boolean
  /** The part of the amount that the bank charged. */
  chargesCents: number
  paymentsCount: number | null
  details: ReadDetail[]
}

export type ReadDetail = {
  amountCents: number | null
  endToEndId: string | null
  counterpartyName: string | null
  counterpartyIban: string | null
  description: string
  returnReason: string | null
}
