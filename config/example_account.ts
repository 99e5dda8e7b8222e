/** Where no money moves: development, the tests and the demo. The IBAN is the one that banks print in their examples. */
export const EXAMPLE_ACCOUNT = {
  BANK_ACCOUNT_NAME: 'Fareback',
  BANK_ACCOUNT_IBAN: 'NL91ABNA0417164300',
  BANK_ACCOUNT_BIC: 'ABNANL2A',
}

/** The settings of ours that production requires, for the demo, builds and tests. */
export const EXAMPLE_SETTINGS = {
  ...EXAMPLE_ACCOUNT,
  SENDER_ADDRESS: 'Postbus 1234|3500 BE Utrecht|help@fareback.example',
}
