import { XMLBuilder } from 'fast-xml-parser'

export type CamtLine = {
  /** Signed: above zero came in. */
  amountCents: number
  bookedOn: string
  name?: string
  iban?: string
  text?: string
  endToEndId?: string
  /** The reference of our own file, for the debit of a whole run. */
  batchReference?: string
  paymentsCount?: number
  /** ISO code: the payment came back. */
  returnReason?: string
  /** The bank takes back what it booked before. */
  isReversal?: boolean
  /** Came off before the amount. */
  chargesCents?: number
  /** The payments of a line that is for several. */
  details?: CamtDetail[]
}

export type CamtDetail = Pick<CamtLine, 'amountCents' | 'name' | 'iban' | 'text' | 'endToEndId' | 'returnReason'>

export type CamtStatement = {
  iban: string
  number: string
  fromOn: string
  untilOn: string
  openingCents: number
  lines: CamtLine[]
}

/** A bank statement as a bank writes it: camt.053.001.08. For the demo and the tests. */
export function camt053(statements: CamtStatement[], createdAt = '2026-11-01T06:00:00') {
  return builder.build({
    '?xml': { '@_version': '1.0', '@_encoding': 'UTF-8' },
    Document: {
      '@_xmlns': 'urn:iso:std:iso:20022:tech:xsd:camt.053.001.08',
      BkToCstmrStmt: {
        GrpHdr: { MsgId: `STMT-${statements[0].number}`, CreDtTm: createdAt },
        Stmt: statements.map(statementOf),
      },
    },
  }) as string
}

const builder = new XMLBuilder({ ignoreAttributes: false, format: true })

function statementOf({ iban, number, fromOn, untilOn, openingCents, lines }: CamtStatement) {
  const closingCents = lines.reduce((sum, { amountCents }) => sum + amountCents, openingCents)
  return {
    Id: number,
    CreDtTm: `${untilOn}T22:00:00`,
    FrToDt: { FrDtTm: `${fromOn}T00:00:00`, ToDtTm: `${untilOn}T23:59:59` },
    Acct: { Id: { IBAN: iban }, Ccy: 'EUR' },
    Bal: [balance('OPBD', openingCents, fromOn), balance('CLBD', closingCents, untilOn)],
    Ntry: lines.map((line) => entryOf(line, iban)),
  }
}

const balance = (code: string, cents: number, day: string) => ({
  Tp: { CdOrPrtry: { Cd: code } },
  Amt: euros(cents),
  CdtDbtInd: direction(cents),
  Dt: { Dt: day },
})

function entryOf(line: CamtLine, ownIban: string) {
  const { amountCents, bookedOn, batchReference, paymentsCount, returnReason, details } = line
  return {
    Amt: euros(amountCents),
    CdtDbtInd: direction(amountCents),
    ...(line.isReversal && { RvslInd: 'true' }),
    Sts: { Cd: 'BOOK' },
    BookgDt: { Dt: bookedOn },
    ValDt: { Dt: bookedOn },
    BkTxCd: { Prtry: { Cd: returnReason ? 'RETURN' : 'TRANSFER' } },
    ...(line.chargesCents && {
      Chrgs: { Rcrd: { Amt: euros(line.chargesCents), CdtDbtInd: 'DBIT', ChrgInclInd: 'true' } },
    }),
    NtryDtls: {
      ...((batchReference || details) && {
        Btch: {
          ...(batchReference && { PmtInfId: batchReference }),
          NbOfTxs: String(paymentsCount ?? details?.length ?? 1),
        },
      }),
      ...(!batchReference || details
        ? {
            TxDtls: details ? details.map((one) => detailOf(one, ownIban)) : detailOf(line, ownIban, false),
          }
        : {}),
    },
  }
}

function detailOf(detail: CamtDetail, ownIban: string, hasAmount = true) {
  const { amountCents, endToEndId, returnReason } = detail
  return {
    ...(endToEndId && { Refs: { EndToEndId: endToEndId } }),
    ...(hasAmount && { Amt: euros(amountCents), CdtDbtInd: direction(amountCents) }),
    ...(detail.iban && { RltdPties: partiesOf(detail, ownIban) }),
    ...(detail.text && { RmtInf: { Ustrd: detail.text } }),
    ...(returnReason && { RtrInf: { Rsn: { Cd: returnReason } } }),
  }
}

/** A payment that came back names the parties of the original: we were its debtor. */
function partiesOf({ amountCents, name, iban, returnReason }: CamtDetail, ownIban: string) {
  const other = { Pty: { Nm: name ?? 'Unknown' } }
  const isFromThem = amountCents > 0 && !returnReason
  return isFromThem
    ? { Dbtr: other, DbtrAcct: account(iban!), CdtrAcct: account(ownIban) }
    : { DbtrAcct: account(ownIban), Cdtr: other, CdtrAcct: account(iban!) }
}

const account = (iban: string) => ({ Id: { IBAN: iban } })

const direction = (cents: number) => (cents < 0 ? 'DBIT' : 'CRDT')

const euros = (cents: number) => ({
  '@_Ccy': 'EUR',
  '#text': (Math.abs(cents) / 100).toFixed(2),
})
