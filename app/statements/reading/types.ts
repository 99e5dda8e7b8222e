/** Days are YYYY-MM-DD and money is cents, below zero when it went out. */
export type ReadStatement = {
  iban: string
  statementId: string | null
  sequence: string | null
  fromOn: string
  untilOn: string
  openingCents: number | null
  closingCents: number | null
  /** Oldest first. */
  lines: ReadLine[]
}

export type ReadLine = {
  /** The number of the line in the file, or of the entry in a camt file. */
  position: number
  bookedOn: string
  valueOn: string | null
  amountCents: number
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
  /** The payments of a line that is for several. */
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
