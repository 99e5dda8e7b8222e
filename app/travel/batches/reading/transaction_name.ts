import type { TransactionKind } from '#app/travel/trips/isomorphic/transaction_kind'

const KINDS = new Map<string, TransactionKind>([
  ['Check-in', 'check_in'],
  ['Check-uit', 'check_out'],
  ['Check-out', 'check_out'],
])

// Whole names or their beginnings: a word anywhere in the text would also match a stop.
const PATTERNS: [RegExp, TransactionKind][] = [
  [/^check[- ]?in$/, 'check_in'],
  [/^check[- ]?(uit|out)$/, 'check_out'],
  [/^reis$/, 'check_out'],
  [/^(saldo )?(automatisch )?(opgeladen|opladen)\b/, 'top_up'],
  [/^balance (automatically )?(topped up|top-?up)\b/, 'top_up'],
  [/^(automatic )?top-?up\b/, 'top_up'],
  [/^product (op kaart )?(geladen|gezet)\b/, 'product'],
  [/^product (loaded|added|placed|put)\b/, 'product'],
  [/^(toeslag|supplement|surcharge)\b/, 'supplement'],
  [/^(correctietarief|correction (fare|fee|rate))\b/, 'correction_fee'],
  [
    /^(terugstorting|terugstort|creditering|creditnota|gecrediteerd|vergoeding|compensatie|coulance|tegoed|geld terug)\b/,
    'refund',
  ],
  [/^(automatic correction|compensation|reimbursement|reimbursed|goodwill|money back|paid back)\b/, 'refund'],
  [/^(saldo ?teruggave|teruggave|terugbetaling|terugboeking|terugbetaald|restitutie)\b/, 'refund'],
  [/^((balance )?refund(ed)?|credit(ed)?|repayment|correctie|correction|automatische correctie)\b/, 'refund'],
]

export function kindNamed(name: string): TransactionKind | null {
  const known = KINDS.get(name)
  if (known !== undefined) return known

  const plain = name.trim().toLowerCase().replace(/\s+/g, ' ')
  return PATTERNS.find(([pattern]) => pattern.test(plain))?.[1] ?? null
}
