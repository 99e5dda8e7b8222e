import { EXAMPLE_SETTINGS } from '#config/example_account'
import { addressProblem } from '#app/people/accounts/isomorphic/address'

const NOWHERE = { addressLine: null, city: null, country: 'NL' }

/** From `SENDER_ADDRESS`; an example outside production. Throws without a line that starts with a Dutch postcode. */
export function senderAddress(variable: string, value = '') {
  const isExample = process.env.NODE_ENV !== 'production' && !value.trim()
  const lines = (isExample ? EXAMPLE_SETTINGS.SENDER_ADDRESS : value).split('|').flatMap((line) => line.trim() || [])
  if (!lines.some((line) => addressProblem('postcode', { ...NOWHERE, postcode: line.slice(0, 7) }) === null)) {
    throw new Error(`${variable} has no line such as 3500 BE Utrecht: letters to operators carry it`)
  }
  return lines
}
