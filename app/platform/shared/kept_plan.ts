/** A connection keeps each, so there is an end to them. */
const MAX_KEPT = 2_000
const names = new Map<string, string>()

/** The name of a statement whose plan a connection keeps (`PREPARE`); past the limit a statement has none, and is planned each time. */
export function keptPlan(text: string) {
  if (!names.has(text) && names.size < MAX_KEPT) names.set(text, `kept_${names.size}`)
  return { name: names.get(text) }
}
