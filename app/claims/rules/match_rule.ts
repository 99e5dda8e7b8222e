import type { RuledKind } from '#app/claims/rules/claim_kind'
import type ClaimRule from '#app/claims/rules/claim_rule'
import type { Medium } from '#app/claims/rules/medium'
import type { Payer } from '#app/claims/rules/payer'
import type { RailPass } from '#app/travel/operators/isomorphic/rail_pass'

type Facts = {
  counterpartyId: number | null
  kind: RuledKind
  /** ISO date. */
  travelledOn: string
  medium: Medium
  payer: Payer
  /** Null while it is not known. */
  product: RailPass | null
}

const PARTICULARS = ['medium', 'product', 'payer'] as const

export function matchRule(rules: ClaimRule[], facts: Facts): ClaimRule | null {
  const holds = (rule: ClaimRule) =>
    rule.status === 'active' &&
    rule.counterpartyId === facts.counterpartyId &&
    rule.kind === facts.kind &&
    rule.validFrom <= facts.travelledOn &&
    (rule.validTo === null || facts.travelledOn <= rule.validTo) &&
    PARTICULARS.every((name) => rule[name] === null || rule[name] === facts[name])
  return rules.filter(holds).sort((a, b) => particularity(b) - particularity(a))[0] ?? null
}

/** The medium weighs most, then the product, then who pays, so that no two rules tie. */
const particularity = (rule: ClaimRule) => PARTICULARS.reduce((sum, name) => sum * 2 + (rule[name] === null ? 0 : 1), 0)
