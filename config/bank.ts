import env from '#start/env'

/** The account that payouts leave from. */
export const DEBTOR = {
  name: env.get('BANK_ACCOUNT_NAME'),
  iban: env.get('BANK_ACCOUNT_IBAN'),
  bic: env.get('BANK_ACCOUNT_BIC'),
}

/** The lines of our address above a letter. */
export const SENDER_ADDRESS = env.get('SENDER_ADDRESS')
