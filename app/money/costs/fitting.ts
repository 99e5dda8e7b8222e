import CostRule from '#app/money/costs/cost_rule'
import { blindIndexes, decrypt } from '#app/platform/encryption/encrypt'

export const writtenRules = (rules: CostRule[]) =>
  JSON.stringify(
    rules.map(({ id, costKind, direction, pattern, ibanEncrypted, mostCents }) => ({
      ...{ id, direction, pattern },
      cost_kind: costKind,
      most_cents: mostCents,
      accounts: ibanEncrypted && blindIndexes(decrypt(ibanEncrypted, 'iban')),
    }))
  )

export const activeRules = () => CostRule.query().where({ status: 'active' }).orderBy('id')

/** Takes `writtenRules` as its binding. */
export const rulesSql = `jsonb_to_recordset(cast(:rules as jsonb))
  as r (id bigint, cost_kind text, direction text, pattern text, accounts text[], most_cents bigint)`

const inOneCase = (text: string) => `lower(regexp_replace(${text}, '\\s+', ' ', 'g'))`

/** Whether a rule (r) is about a line (l), whatever the amount. */
export const fitsSql = `(r.direction = case when l.amount_cents > 0 then 'in' else 'out' end
  and (r.accounts is null or l.counterparty_iban_index = any (r.accounts))
  and (r.pattern is null or position(${inOneCase('r.pattern')}
    in ${inOneCase("concat_ws(' ', l.counterparty_name, l.description)")}) > 0))`

/** Whether nothing else explains a line (l) of the bank, and no person looks at it or undid it. */
export const isFreeSql = `(l.open_cents = l.amount_cents and l.statement_id is not null and l.set_aside_at is null
  and l.counterparty_id is null and cardinality(l.our_references) = 0 and not l.is_reversal and l.return_reason is null
  and not exists (select 1 from allocations a where a.line_id = l.id)
  and not exists (select 1 from corrections c where c.line_id = l.id and c.status = 'requested'))`
