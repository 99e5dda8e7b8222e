import { XMLBuilder } from 'fast-xml-parser'
import { isValidBIC } from 'ibantools'
import { MAX_NAME, sepaText } from '#app/money/payouts/sepa_text'
import { ibanProblem, plainIban } from '#app/people/accounts/isomorphic/iban'

export type PaymentRun = {
  /** At most 35 characters; the bank refuses a second file with the same one. */
  reference: string
  createdAt: Date
  /** The day the bank is to pay, as YYYY-MM-DD. */
  executeOn: string
  debtor: { name: string; iban: string; bic?: string }
  payments: Payment[]
}

export type Payment = {
  endToEndId: string
  amountCents: number
  name: string
  iban: string
  remittance: string
}

export type PaymentProblem = 'iban' | 'iban_outside_sepa' | 'amount'

// The most that SEPA pays in one payment (EPC132-08).
const MAX_CENTS = 999_999_999_99
const MAX_REMITTANCE = 140

/** An ISO 20022 credit transfer. The same run gives the same bytes. */
export function pain001(run: PaymentRun): string {
  const { debtor, payments } = run
  if (payments.length === 0) throw new Error(`Payment run ${run.reference} has no payments`)
  refuseDuplicates(payments)

  const reference = identifier(run.reference)
  const transactions = payments.map(transactionOf)
  const totals = {
    NbOfTxs: String(payments.length),
    CtrlSum: euros(payments.reduce((sum, payment) => sum + payment.amountCents, 0)),
  }
  const debtorName = sepaText(debtor.name, MAX_NAME) || reference

  return builder.build({
    '?xml': { '@_version': '1.0', '@_encoding': 'UTF-8' },
    Document: {
      '@_xmlns': 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09',
      CstmrCdtTrfInitn: {
        GrpHdr: {
          MsgId: reference,
          CreDtTm: `${run.createdAt.toISOString().slice(0, 19)}Z`,
          ...totals,
          InitgPty: { Nm: debtorName },
        },
        PmtInf: {
          PmtInfId: reference,
          PmtMtd: 'TRF',
          BtchBookg: 'true',
          ...totals,
          PmtTpInf: { SvcLvl: { Cd: 'SEPA' } },
          ReqdExctnDt: { Dt: calendarDate(run.executeOn) },
          Dbtr: { Nm: debtorName },
          DbtrAcct: { Id: { IBAN: debtorIban(debtor.iban) }, Ccy: 'EUR' },
          DbtrAgt: { FinInstnId: debtorBank(debtor.bic) },
          ChrgBr: 'SLEV',
          CdtTrfTxInf: transactions,
        },
      },
    },
  })
}

/** Why a bank would refuse a payment, and with it the whole file. A name and a remittance are no reason. */
export function paymentProblem({ iban, amountCents }: Pick<Payment, 'iban' | 'amountCents'>): PaymentProblem | null {
  const problem = ibanProblem(iban)
  if (problem) return problem === 'wrong' ? 'iban' : 'iban_outside_sepa'
  const isPayable = Number.isInteger(amountCents) && amountCents > 0 && amountCents <= MAX_CENTS
  return isPayable ? null : 'amount'
}

const builder = new XMLBuilder({ ignoreAttributes: false, format: true })

function transactionOf(payment: Payment) {
  const { endToEndId, amountCents, name, iban, remittance } = payment
  const id = identifier(endToEndId)
  const problem = paymentProblem(payment)
  // The IBAN stays out of the message, and so out of the logs.
  if (problem) throw new Error(`Payment ${id} of ${amountCents} cents cannot be paid: ${problem}`)

  return {
    PmtId: { EndToEndId: id },
    Amt: { InstdAmt: { '@_Ccy': 'EUR', '#text': euros(amountCents) } },
    Cdtr: { Nm: sepaText(name, MAX_NAME) || id },
    CdtrAcct: { Id: { IBAN: plainIban(iban) } },
    RmtInf: { Ustrd: sepaText(remittance, MAX_REMITTANCE) || id },
  }
}

function refuseDuplicates(payments: Payment[]) {
  const seen = new Set<string>()
  for (const { endToEndId } of payments) {
    if (seen.has(endToEndId)) throw new Error(`Payment ${endToEndId} is in the run twice`)
    seen.add(endToEndId)
  }
}

// Bank statements return these, so they are refused rather than rewritten (EPC132-08).
function identifier(id: string) {
  const allowed = /^[A-Za-z0-9?:().,'+ /-]{1,35}$/.test(id) && id === id.trim()
  if (!allowed || /^\/|\/$|\/\//.test(id)) throw new Error(`A bank refuses the identifier "${id}"`)
  return id
}

function debtorIban(iban: string) {
  if (ibanProblem(iban)) throw new Error('The IBAN of the debtor is not valid')
  return plainIban(iban)
}

function debtorBank(bic?: string) {
  // SEPA's notation for "IBAN only"; the schema requires an agent.
  if (!bic) return { Othr: { Id: 'NOTPROVIDED' } }
  if (!isValidBIC(bic)) throw new Error('The BIC of the debtor is not valid')
  return { BICFI: bic }
}

function calendarDate(date: string) {
  const day = new Date(`${date}T00:00:00Z`)
  if (Number.isNaN(day.getTime()) || !day.toISOString().startsWith(`${date}T`)) {
    throw new Error(`"${date}" is not a date`)
  }
  return date
}

function euros(cents: number) {
  const digits = String(cents).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}
