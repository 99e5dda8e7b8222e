/** The account that payouts leave from. */
export const DEBTOR = { name: 'Fareback', iban: 'NL91ABNA0417164300', bic: 'ABNANL2A' }
