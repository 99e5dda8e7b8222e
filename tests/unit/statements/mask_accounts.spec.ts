import { expect, test } from 'vitest'
import { maskAccounts } from '#app/money/statements/mask_accounts'

test.each([
  ['NL02ABNA0123456789', '••••6789'],
  ['op nl02 abna 0123 4567 89 graag', 'op ••••6789 graag'],
  ['/TRTP/SEPA OVERBOEKING/IBAN/NL02ABNA0123456789/BIC/ABNANL2A', '/TRTP/SEPA OVERBOEKING/IBAN/••••6789/BIC/ABNANL2A'],
  ['NL02ABNA0123456789 DE89370400440532013000', '••••6789 ••••3000'],
  ['IBANNL02ABNA0123456789CLM-7F3K-92QD', 'IBAN••••6789CLM-7F3K-92QD'],
  // Not a number of an account: the check digits are wrong, or it is a reference of ours.
  ['NL03ABNA0123456789', 'NL03ABNA0123456789'],
  ['CLM-7F3K-92QD PAY-10AB-22CD RF18539007547034', 'CLM-7F3K-92QD PAY-10AB-22CD RF18539007547034'],
  ['', ''],
])('“%s” is kept as “%s”', (text, kept) => expect(maskAccounts(text)).toBe(kept))
