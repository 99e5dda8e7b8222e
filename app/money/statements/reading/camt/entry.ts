import { childOf, childrenOf, textOf, type XmlElement } from '#app/platform/shared/xml/xml_element'
import { chargesIn } from '#app/money/statements/reading/camt/charges'
import { counterpartyOf, NOBODY } from '#app/money/statements/reading/camt/counterparty'
import { requireSum } from '#app/money/statements/reading/camt/require_sum'
import type { Transaction } from '#app/money/statements/reading/camt/transaction'
import { dayIn, isDebit, signedCents } from '#app/money/statements/reading/camt/values'
import type { ReadDetail, ReadLine } from '#app/money/statements/reading/types'
import { joined, referenceIn, signed } from '#app/money/statements/reading/values'
import { StatementProblem } from '#app/money/statements/statement_problem'

type Entry = { position: number; ownIban: string; transactions: Transaction[] }

/** The line of an `Ntry`; null when it is not booked, but expected or only information. */
export function readEntry(element: XmlElement, { position, ownIban, transactions }: Entry): ReadLine | null {
  const status = textOf(element, 'Sts', 'Cd') ?? textOf(element, 'Sts')
  if (status === null && childOf(element, 'Sts', 'Prtry') === null) {
    throw new StatementProblem('missing_field', 'Sts')
  }
  if (status !== 'BOOK') return null

  const valueOn = dayIn(childOf(element, 'ValDt'))
  const bookedOn = dayIn(childOf(element, 'BookgDt')) ?? valueOn
  if (bookedOn === null) throw new StatementProblem('missing_field', 'BookgDt')

  // ISO 20022, Ntry/RvslInd: the direction is that of the reversal itself, so the amount keeps its sign.
  const amountCents = signedCents(element)
  const isReversal = ['true', '1'].includes(textOf(element, 'RvslInd') ?? '')
  const context = { ownIban, isOut: isDebit(element), isReversal }
  const batch = batchIn(element)
  const isSingle = transactions.length === 1 && (batch.paymentsCount ?? 1) === 1
  const single = isSingle ? transactions[0] : null
  const counterparty = single ? counterpartyOf(single, context) : NOBODY
  const details = single ? [] : transactions.map((one) => detailOf(one, context))
  const chargesCents = chargesIn(element) || sumOf(transactions.map((one) => one.chargesCents))
  requireSum({ amountCents, chargesCents, details, paymentsCount: batch.paymentsCount })

  const additional = textOf(element, 'AddtlNtryInf')
  // NtryRef is no identity: some banks count it from one in each statement.
  const servicerReference = referenceIn(textOf(element, 'AcctSvcrRef')) ?? single?.bankReference ?? null
  return {
    position,
    bookedOn,
    valueOn,
    amountCents,
    balanceAfterCents: null,
    identity: servicerReference && `asr:${servicerReference}`,
    counterpartyIban: counterparty.iban,
    counterpartyName: counterparty.name,
    description: single?.description || joined(additional),
    endToEndId: single?.endToEndId ?? null,
    bankReference: servicerReference ?? referenceIn(textOf(element, 'NtryRef')),
    batchReference:
      batch.reference ?? sharedBy(transactions, 'paymentInformationId') ?? sharedBy(transactions, 'messageId'),
    returnReason: single?.returnReason ?? null,
    isReversal,
    chargesCents,
    paymentsCount: batch.paymentsCount ?? (details.length || null),
    details,
  }
}

function detailOf(
  transaction: Transaction,
  context: { ownIban: string; isOut: boolean; isReversal: boolean }
): ReadDetail {
  const { amountCents, endToEndId, description, returnReason } = transaction
  const isOut = transaction.isOut ?? context.isOut
  const counterparty = counterpartyOf(transaction, { ...context, isOut })
  return {
    amountCents: amountCents === null ? null : signed(amountCents, isOut),
    endToEndId,
    counterpartyName: counterparty.name,
    counterpartyIban: counterparty.iban,
    description,
    returnReason,
  }
}

function batchIn(element: XmlElement) {
  const batches = childrenOf(element, 'NtryDtls').flatMap((one) => childrenOf(one, 'Btch'))
  const counts = batches.map((batch) => textOf(batch, 'NbOfTxs') ?? '')
  const areKnown = counts.length > 0 && counts.every((count) => /^\d{1,9}$/.test(count))
  const [first = null] = batches
  return {
    reference: referenceIn(textOf(first, 'PmtInfId')) ?? referenceIn(textOf(first, 'MsgId')),
    paymentsCount: areKnown ? sumOf(counts.map(Number)) : null,
  }
}

function sharedBy(transactions: Transaction[], name: 'paymentInformationId' | 'messageId') {
  const reference = transactions[0]?.[name] ?? null
  return transactions.every((one) => one[name] === reference) ? reference : null
}

const sumOf = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0)
