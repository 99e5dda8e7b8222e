import { XMLBuilder } from 'fast-xml-parser'
import { extractIBAN, isSEPACountry, isValidBIC } from 'ibantools'

export type PaymentRun = {
  /** At most 35 characters; the bank refuses a second file with the same one. */
  reference: string
  createdAt: Date
  /** The day the bank is to pay, as YYYY-MM-DD. */
  executeOn: string
  debtor: { name: string; iban: string; bic?: string }
  payments: Payment[]
}

type Payment = {
  endToEndId: string
  amountCents: number
  name: string
  iban: string
  remittance: string
}

// The most that SEPA pays in one payment (EPC132-08).
const MAX_CENTS = 999_999_999_99

// Letters that Unicode cannot take apart into a letter and its marks, and the punctuation for which
// the SEPA conversion table (EPC217-08) has an equivalent.
const EQUIVALENTS = new Map(
  `ß=ss ẞ=SS æ=ae Æ=AE œ=oe Œ=OE ø=o Ø=O ł=l Ł=L đ=d Đ=D ð=d Ð=D þ=th Þ=TH ħ=h Ħ=H ı=i ŋ=n Ŋ=N ŧ=t Ŧ=T
   &=+ _=- ~=- ‐=- –=- —=- \`=' ‘=' ’=' ;=, |=/ \\=/ [=( {=( ]=) }=) €=E`
    .split(/\s+/)
    .map((pair) => [pair[0], pair.slice(2)] as const)
)

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
  const debtorName = sepaText(debtor.name, 70, 'The name of the debtor')

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
          DbtrAcct: { Id: { IBAN: sepaIban(debtor.iban, 'the debtor') }, Ccy: 'EUR' },
          DbtrAgt: { FinInstnId: debtorBank(debtor.bic) },
          ChrgBr: 'SLEV',
          CdtTrfTxInf: transactions,
        },
      },
    },
  })
}

const builder = new XMLBuilder({ ignoreAttributes: false, format: true })

function transactionOf({ endToEndId, amountCents, name, iban, remittance }: Payment) {
  if (!Number.isInteger(amountCents) || amountCents <= 0 || amountCents > MAX_CENTS) {
    throw new Error(`Payment ${endToEndId} is for ${amountCents} cents`)
  }

  return {
    PmtId: { EndToEndId: identifier(endToEndId) },
    Amt: { InstdAmt: { '@_Ccy': 'EUR', '#text': euros(amountCents) } },
    Cdtr: { Nm: sepaText(name, 70, `The name of payment ${endToEndId}`) },
    CdtrAcct: { Id: { IBAN: sepaIban(iban, `payment ${endToEndId}`) } },
    RmtInf: { Ustrd: sepaText(remittance, 140, `The remittance of payment ${endToEndId}`) },
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

function sepaText(text: string, maxLength: number, what: string) {
  const latin = [...text.normalize('NFKD').replace(/\p{M}/gu, '')]
    .map((character) => EQUIVALENTS.get(character) ?? character)
    .join('')
    .replace(/[^A-Za-z0-9/?:().,'+-]+/g, ' ')
    .trim()
  if (latin === '') throw new Error(`${what} has no character a bank can read`)
  return latin.slice(0, maxLength).trimEnd()
}

function sepaIban(written: string, of: string) {
  const { valid, iban, countryCode = '' } = extractIBAN(written)
  // The IBAN stays out of the message, and so out of the logs.
  if (!valid) throw new Error(`The IBAN of ${of} is not valid`)
  if (!isSEPACountry(countryCode)) throw new Error(`The IBAN of ${of} is outside SEPA`)
  return iban
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
