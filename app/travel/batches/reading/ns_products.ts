const NOT_NS =
  /\b(bus|tram|metro|waterbus|gvb|htm|arriva|qbuzz|connexxion|transdev|keolis|rrreis|syntus|blauwnet|u-ov|ebs|breng|hermes)\b/i
// Only in capitals: `ret` also starts an abbreviated retour.
const RET = /\bRET\b/

/** Null where another operator is named. */
export function operatorIn(product: string | null, note: string | null): 'NS' | null {
  const words = `${product ?? ''} ${note ?? ''}`
  return NOT_NS.test(words) || RET.test(words) ? null : 'NS'
}

export function purposeOf(text: string): 'private' | 'business' | null {
  if (/^\s*(priv|particulier)/i.test(text)) return 'private'
  if (/^\s*(zakelijk|business)/i.test(text)) return 'business'
  return null
}
