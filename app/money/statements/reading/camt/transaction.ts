import { childOf, childrenOf, textOf, type XmlElement } from '#app/platform/shared/xml/xml_element'
import { chargesIn } from '#app/money/statements/reading/camt/charges'
import { euroCents, isDebit } from '#app/money/statements/reading/camt/values'
import { ibanIn, nameIn, joined, referenceIn } from '#app/money/statements/reading/values'

export type Party = { name: string | null; iban: string | null }

/** One `TxDtls` of an entry. */
export type Transaction = {
  /** Without a sign; null when it is not given in euros. */
  amountCents: number | null
  /** Null in version .02, where only the entry has a direction. */
  isOut: boolean | null
  debtor: Party
  creditor: Party
  description: string
  endToEndId: string | null
  bankReference: string | null
  paymentInformationId: string | null
  messageId: string | null
  returnReason: string | null
  isReturn: boolean
  chargesCents: number
}

export function readTransaction(element: XmlElement): Transaction {
  const references = childOf(element, 'Refs')
  const reason = childOf(element, 'RtrInf', 'Rsn')
  return {
    amountCents: amountIn(element),
    isOut: childOf(element, 'CdtDbtInd') === null ? null : isDebit(element),
    debtor: partyIn(element, 'Dbtr'),
    creditor: partyIn(element, 'Cdtr'),
    description: descriptionIn(element),
    endToEndId: referenceIn(textOf(references, 'EndToEndId')),
    bankReference: referenceIn(textOf(references, 'AcctSvcrRef')),
    paymentInformationId: referenceIn(textOf(references, 'PmtInfId')),
    messageId: referenceIn(textOf(references, 'MsgId')),
    returnReason: referenceIn(textOf(reason, 'Cd') ?? textOf(reason, 'Prtry')),
    isReturn: childOf(element, 'RtrInf') !== null,
    chargesCents: chargesIn(element),
  }
}

/** Version .08 has an amount of its own, .02 only amounts among the details. */
function amountIn(element: XmlElement) {
  const amount =
    childOf(element, 'Amt') ??
    childOf(element, 'AmtDtls', 'TxAmt', 'Amt') ??
    childOf(element, 'AmtDtls', 'InstdAmt', 'Amt')
  return amount?.attributes.Ccy === 'EUR' ? euroCents(amount) : null
}

/** Version .08 puts a party or an agent between the role and the name. */
function partyIn(element: XmlElement, role: 'Dbtr' | 'Cdtr'): Party {
  const parties = childOf(element, 'RltdPties')
  const name = partyName(childOf(parties, role)) ?? partyName(childOf(parties, `Ultmt${role}`))
  return {
    name: nameIn(name),
    iban: ibanIn(textOf(parties, `${role}Acct`, 'Id', 'IBAN')),
  }
}

const partyName = (party: XmlElement | null) =>
  textOf(party, 'Nm') ?? textOf(party, 'Pty', 'Nm') ?? textOf(party, 'Agt', 'FinInstnId', 'Nm')

function descriptionIn(element: XmlElement) {
  const remittance = childOf(element, 'RmtInf')
  const structured = childrenOf(remittance, 'Strd')
  const text = joined(
    ...childrenOf(remittance, 'Ustrd').map((line) => line.text),
    ...structured.map((one) => textOf(one, 'CdtrRefInf', 'Ref')),
    ...structured.flatMap((one) => childrenOf(one, 'AddtlRmtInf').map((line) => line.text))
  )
  const additional = joined(textOf(element, 'AddtlTxInf'))
  return text.includes(additional) ? text : joined(text, additional)
}
