export type Address = {
  addressLine: string | null
  postcode: string | null
  city: string | null
  country: string
}

export const ADDRESS_FIELDS = ['addressLine', 'postcode', 'city'] as const
export type AddressField = (typeof ADDRESS_FIELDS)[number]

type AddressProblem = 'line' | 'houseNumber' | 'postcode' | 'city'

/** `2312hg` becomes `2312 HG`; postcodes of other countries stay as typed. */
export function writtenPostcode(text: string, country: string) {
  const trimmed = text.trim()
  if (country !== 'NL') return trimmed.toUpperCase()
  const [, digits, letters] = /^(\d{4})\s*([a-z]{2})$/i.exec(trimmed) ?? []
  return digits ? `${digits} ${letters.toUpperCase()}` : trimmed
}

// SA, SD and SS are never issued.
const DUTCH_POSTCODE = /^[1-9]\d{3} (?!SA|SD|SS)[A-Z]{2}$/

export function addressProblem(field: AddressField, address: Address): AddressProblem | null {
  const { country } = address
  const text = (address[field] ?? '').trim()

  if (field === 'addressLine') {
    if (text === '') return 'line'
    return country === 'NL' && !/\d/.test(text) ? 'houseNumber' : null
  }
  if (field === 'postcode' && country === 'NL') {
    return DUTCH_POSTCODE.test(writtenPostcode(text, country)) ? null : 'postcode'
  }
  return field === 'city' && text === '' ? 'city' : null
}

export const isCompleteAddress = (address: Address) =>
  ADDRESS_FIELDS.every((field) => addressProblem(field, address) === null)
