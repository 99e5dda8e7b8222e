import vine from '@vinejs/vine'
import { DIRECTIONS, MAX_BY_RULE_CENTS } from '#app/money/costs/cost_rule_status'
import { COST_KINDS } from '#app/money/matching/allocation_kind'
import { cents, iban, line } from '#app/platform/shared/rules'

export const costRuleValidator = vine.create({
  costKind: vine.enum(COST_KINDS),
  direction: vine.enum(DIRECTIONS),
  pattern: line(140, 3).optional().requiredIfMissing('iban'),
  iban: iban().optional(),
  mostCents: cents(MAX_BY_RULE_CENTS),
})
