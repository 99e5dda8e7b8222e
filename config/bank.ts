import env from '#start/env'

/** The account that payouts leave from. */
export const DEBTOR = { name: 'Fareback', iban: 'NL91ABNA0417164300', bic: 'ABNANL2A' }

/** The lines of our address above a letter. */
export const SENDER_ADDRESS = (env.get('SENDER_ADDRESS') ?? new URL(env.get('APP_URL')).host).split(
  '|'
)
