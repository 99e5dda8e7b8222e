/** Dutch banks by the four letters in their IBANs, for who checks whether that is theirs. Betaalvereniging, 2026. */
const BANKS: Record<string, string> = {
  ABNA: 'ABN AMRO',
  ADYB: 'Adyen',
  AEGO: 'Knab',
  ASNB: 'ASN Bank',
  BITS: 'Yoursafe',
  BNPA: 'BNP Paribas',
  BUNQ: 'bunq',
  DEUT: 'Deutsche Bank',
  DHBN: 'DHB Bank',
  FVLB: 'Van Lanschot Kempen',
  HAND: 'Handelsbanken',
  INGB: 'ING',
  ISBK: 'Isbank',
  KNAB: 'Knab',
  MOYO: 'Moneyou',
  NNBA: 'Nationale-Nederlanden Bank',
  NTSB: 'N26',
  RABO: 'Rabobank',
  RBRB: 'RegioBank',
  REVO: 'Revolut',
  SNSB: 'SNS',
  TRIO: 'Triodos Bank',
}

/** The bank of an IBAN without spaces, when it is a Dutch one that we know. */
export const bankOf = (iban: string) => (iban.startsWith('NL') ? (BANKS[iban.slice(4, 8)] ?? null) : null)
