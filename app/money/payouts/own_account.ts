import { isValidBIC } from 'ibantools'
import { MAX_NAME, sepaText } from '#app/money/payouts/sepa_text'
import { ibanProblem, plainIban } from '#app/people/accounts/isomorphic/iban'
import { EXAMPLE_ACCOUNT } from '#config/example_account'

/* The account that payouts leave from, checked when the application starts. */

export function ownAccountName(variable: string, value = '') {
  if (isExample()) return EXAMPLE_ACCOUNT.BANK_ACCOUNT_NAME
  const name = required(variable, value)
  if (name.length > MAX_NAME) {
    throw new Error(`${variable} is longer than the ${MAX_NAME} characters that SEPA takes`)
  }
  if (!sepaText(name, MAX_NAME)) throw new Error(`${variable} has no letter that a bank can read`)
  return name
}

export function ownIban(variable: string, value = '') {
  if (isExample()) return EXAMPLE_ACCOUNT.BANK_ACCOUNT_IBAN
  const iban = required(variable, value)
  const problem = ibanProblem(iban)
  if (problem === 'wrong') throw new Error(`${variable} is not a valid IBAN, look for a typing error`)
  if (problem) throw new Error(`${variable} is of a country outside SEPA`)
  return plainIban(iban)
}

export function ownBic(variable: string, value = '') {
  if (isExample()) return EXAMPLE_ACCOUNT.BANK_ACCOUNT_BIC
  const bic = value.trim()
  if (!bic) return undefined
  if (!isValidBIC(bic)) throw new Error(`${variable} is not a valid BIC, such as ABNANL2A`)
  return bic
}

/** All of the example or nothing of it: the name of one account and the IBAN of another would be paid from. */
const isExample = () =>
  process.env.NODE_ENV !== 'production' && !Object.keys(EXAMPLE_ACCOUNT).some((variable) => process.env[variable])

function required(variable: string, value: string) {
  const given = value.trim()
  if (!given) throw new Error(`${variable} is missing: payouts leave from this account`)
  return given
}
