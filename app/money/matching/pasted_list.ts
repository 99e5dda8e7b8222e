import { cents, fullName, text } from '#app/platform/shared/column'
import { readRows } from '#app/platform/shared/read_rows'
import { shortened } from '#app/platform/shared/clean_text'
import { ownReferencesIn } from '#app/money/statements/own_references'

export const PASTED = 'pastedList'

export type Pasted = {
  parts: { reference: string; title: string; amountCents: number; expectedCents: number }[]
  problems: {
    line: number
    text: string
    problem: 'no_claim' | 'not_expected' | 'too_much' | 'twice'
  }[]
}

const MAX_LINES = 2_000

type Expected = { reference: string; title: string; cents: number }

/** Each line has a claim number somewhere and its amount last; without an amount it is all that the claim expects. */
export async function readPastedList(content: string): Promise<Pasted> {
  const lines = content
    .split(/\r?\n/)
    .slice(0, MAX_LINES)
    .flatMap((line, n) => lineOf(line, n + 1))
  const claims = await expectedOf(lines.flatMap(({ references }) => references))
  const pasted: Pasted = { parts: [], problems: [] }
  const seen = new Set<string>()
  for (const { number, text: given, references, amountCents } of lines) {
    const [reference] = references.filter((one) => one.startsWith('CLM-'))
    const claim = reference ? claims.get(reference) : undefined
    const problem = problemOf(reference, claim, amountCents, seen)
    if (problem) pasted.problems.push({ line: number, text: shortened(given, 120), problem })
    if (problem || !claim) continue
    seen.add(reference)
    const { title, cents: expectedCents } = claim
    pasted.parts.push({
      reference,
      title,
      amountCents: amountCents ?? expectedCents,
      expectedCents,
    })
  }
  return pasted
}

function problemOf(
  reference: string | undefined,
  claim: Expected | undefined,
  amountCents: number | null,
  seen: Set<string>
) {
  if (!reference) return 'no_claim'
  if (!claim) return 'not_expected'
  if (seen.has(reference)) return 'twice'
  return amountCents !== null && amountCents > claim.cents ? 'too_much' : null
}

function lineOf(content: string, number: number) {
  const references = ownReferencesIn([content])
  const hasContent = /[\p{L}\p{N}]/u.test(content)
  // A heading or a total names no claim and is no fault of the list.
  const isHeading = references.length === 0 && (number === 1 || /totaal|total|som\b/i.test(content))
  return hasContent && !isHeading
    ? [{ number, text: content.trim(), references, amountCents: lastAmountIn(content) }]
    : []
}

/** `1.234,56`, `1,234.56`, `12,5` is no amount: two decimals make one. */
export function lastAmountIn(content: string) {
  const amounts = [...content.matchAll(/(?<![\d.,-])(\d{1,3}(?:[.,]\d{3})+|\d+)[.,](\d{2})(?!\d)/g)]
  const last = amounts.at(-1)
  return last ? Number(last[1].replace(/\D/g, '')) * 100 + Number(last[2]) : null
}

async function expectedOf(references: string[]) {
  const rows = await readRows(
    {
      reference: text('c.reference'),
      title: fullName('u'),
      cents: cents('c.approved_cents - c.received_cents'),
    },
    `from claims c join users u on u.id = c.user_id
     where c.reference = any(?::text[]) and c.stage = 'refund' and c.approved_cents > c.received_cents`,
    [references]
  )
  return new Map(rows.map((row) => [row.reference, row]))
}
