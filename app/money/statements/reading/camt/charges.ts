import { childOf, childrenOf, textOf, type XmlElement } from '#app/platform/shared/xml/xml_element'
import { euroCents, signedCents } from '#app/money/statements/reading/camt/values'

/** Charges that the amount includes, of an entry or of one of its transactions; below zero when they were paid back. */
export function chargesIn(element: XmlElement): number {
  return childrenOf(element, 'Chrgs').reduce((sum, charges) => sum + centsIn(charges), 0)
}

/** Version .02 repeats `Chrgs`, .08 has records within one. */
function centsIn(charges: XmlElement) {
  const records = childrenOf(charges, 'Rcrd').filter(
    (record) => !['false', '0'].includes(textOf(record, 'ChrgInclInd') ?? '')
  )
  if (childOf(charges, 'Rcrd') !== null) {
    return records.reduce((sum, record) => sum + chargeCents(record), 0)
  }
  if (childOf(charges, 'Amt') !== null) return chargeCents(charges)

  const total = childOf(charges, 'TtlChrgsAndTaxAmt')
  return total?.attributes.Ccy === 'EUR' ? euroCents(total) : 0
}

/** A charge in another currency went off before the amount became euros. */
function chargeCents(charge: XmlElement) {
  const currency = childOf(charge, 'Amt')?.attributes.Ccy ?? 'EUR'
  if (currency !== 'EUR') return 0
  const hasDirection = childOf(charge, 'CdtDbtInd') !== null
  return hasDirection ? 0 - signedCents(charge) : euroCents(childOf(charge, 'Amt'))
}
