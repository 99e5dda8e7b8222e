import type { Data } from '~generated/data'

export type Operator = Data.Web.Pages.Schedule
export type Rule = Data.Claims.Rules.ClaimRule
export type Terms = { kinds: Rule['kind'][]; rule: Rule }

/** Rules of one operator that differ in nothing but their kind share a row. */
export function alike(rules: Rule[]): Terms[] {
  const rows = new Map<string, Terms>()
  for (const rule of rules) {
    const { kind, ...terms } = rule
    const key = JSON.stringify(terms)
    const row = rows.get(key)
    if (row) row.kinds.push(kind)
    else rows.set(key, { kinds: [kind], rule })
  }
  return [...rows.values()]
}
