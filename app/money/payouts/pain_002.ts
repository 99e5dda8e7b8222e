import { isPaymentStatus, type PaymentStatus } from '#app/money/payouts/payment_status'
import { PaymentStatusProblem } from '#app/money/payouts/payment_status_problem'
import { oneLine, shortened } from '#app/platform/shared/clean_text'
import { readElements } from '#app/platform/shared/xml/read_elements'
import { childOf, childrenOf, textOf, type XmlElement } from '#app/platform/shared/xml/xml_element'
import { XmlProblem } from '#app/platform/shared/xml/xml_problem'

export type PaymentStatusReport = {
  messageId: string
  /** The message id of our file of payments. */
  originalMessageId: string | null
  /** Of the whole file. When it is RJCT, no payment is made and the bank need not name any. */
  groupStatus: PaymentStatus | null
  groupReasons: StatusReason[]
  /** Of each batch in our file, which is one. RJCT means the same for all its payments. */
  paymentInformation: {
    id: string | null
    paymentInformationStatus: PaymentStatus | null
    reasons: StatusReason[]
  }[]
  payments: { endToEndId: string; status: PaymentStatus; reasons: StatusReason[] }[]
}

/** `code`: of ISO 20022, or one of the bank's own. */
export type StatusReason = { code: string | null; text: string | null }

const MESSAGE = /^urn:iso:std:iso:20022:tech:xsd:([a-z]{4}\.\d{3}\.\d{3}\.\d{2})$/
const VERSIONS = ['pain.002.001.03', 'pain.002.001.10']
const MAX_PAYMENTS = 500_000
const MAX_CHARACTERS = 1_000

const REPORT = 'CstmrPmtStsRpt'
const BATCH = `${REPORT}/OrgnlPmtInfAndSts`

/** Versions .03 and .10 have the same elements where it matters. Throws PaymentStatusProblem. */
export async function readPaymentStatus(content: AsyncIterable<Buffer>): Promise<PaymentStatusReport> {
  const payments: PaymentStatusReport['payments'] = []
  const paymentInformation: PaymentStatusReport['paymentInformation'] = []
  const reports: Pick<PaymentStatusReport, 'messageId' | 'originalMessageId' | 'groupStatus' | 'groupReasons'>[] = []

  const pieces = readElements(content, {
    accepts,
    take: {
      [`${BATCH}/TxInfAndSts`]: (element) => {
        if (payments.length === MAX_PAYMENTS) throw new XmlProblem('too_large')
        payments.push(paymentIn(element))
      },
      [BATCH]: (element) => {
        paymentInformation.push({
          id: textOf(element, 'OrgnlPmtInfId'),
          paymentInformationStatus: statusIn(element, 'PmtInfSts'),
          reasons: reasonsIn(element),
        })
      },
      [REPORT]: (element) => {
        const group = childOf(element, 'OrgnlGrpInfAndSts')
        reports.push({
          messageId: required(element, 'GrpHdr', 'MsgId'),
          originalMessageId: textOf(group, 'OrgnlMsgId'),
          groupStatus: statusIn(group, 'GrpSts'),
          groupReasons: reasonsIn(group),
        })
      },
    },
  })
  try {
    while (!(await pieces.next()).done);
  } catch (error) {
    throw error instanceof XmlProblem ? new PaymentStatusProblem(error.code) : error
  }

  // With two reports nobody could tell whose payments these are.
  if (reports.length !== 1) throw new PaymentStatusProblem('not_a_status_report')
  return { ...reports[0], paymentInformation, payments }
}

function accepts(namespace: string) {
  const name = MESSAGE.exec(namespace)?.[1] ?? null
  if (name !== null && VERSIONS.includes(name)) return true
  const isOtherVersion = name?.startsWith('pain.002.')
  throw new PaymentStatusProblem(isOtherVersion ? 'unsupported_version' : 'not_a_status_report', name)
}

function paymentIn(element: XmlElement) {
  const status = statusIn(element, 'TxSts')
  if (status === null) throw new PaymentStatusProblem('missing_field', 'TxSts')
  return {
    endToEndId: required(element, 'OrgnlEndToEndId'),
    status,
    reasons: reasonsIn(element),
  }
}

function statusIn(element: XmlElement | null, name: string): PaymentStatus | null {
  const status = textOf(element, name)
  if (status === null || isPaymentStatus(status)) return status
  throw new PaymentStatusProblem('unknown_status', /^[A-Z]{4}$/.test(status) ? status : null)
}

const reasonsIn = (element: XmlElement | null): StatusReason[] =>
  childrenOf(element, 'StsRsnInf').map((reason) => ({
    code: lineOf(textOf(reason, 'Rsn', 'Cd') ?? textOf(reason, 'Rsn', 'Prtry') ?? '') || null,
    text:
      lineOf(
        childrenOf(reason, 'AddtlInf')
          .map(({ text }) => text)
          .join(' ')
      ) || null,
  }))

function required(element: XmlElement, ...path: string[]) {
  const text = textOf(element, ...path)
  if (text === null) throw new PaymentStatusProblem('missing_field', path.at(-1))
  return lineOf(text)
}

const lineOf = (text: string) => shortened(oneLine(text), MAX_CHARACTERS)
