/** Where no money moves: development, the tests and the demo. The IBAN is the one that banks print in their examples. */
export const EXAMPLE_ACCOUNT = {
  BANK_ACCOUNT_NAME: 'Fareback',
  BANK_ACCOUNT_IBAN: 'NL91ABNA0417164300',
  BANK_ACCOUNT_BIC: 'ABNANL2A',
}

/** What a start in production asks for and the demo has none of its own of. */
export const EXAMPLE_SETTINGS = {
  ...EXAMPLE_ACCOUNT,
  SENDER_ADDRESS: 'Postbus 1234|3500 BE Utrecht|help@fareback.example',
}
