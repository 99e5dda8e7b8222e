import type { Part, ProposalKind } from '#app/money/matching/proposals/shown_proposals'
import { type WriteEuros, parseEuros } from '~/ui/euros'

export type Row = {
  id: number
  reference: string
  /** As typed. */
  amount: string
  title?: string
  expectedCents?: number
}

const KINDS: Record<string, { in?: ProposalKind; out?: ProposalKind }> = {
  CLM: { in: 'claim', out: 'reclaim' },
  PAY: { in: 'payout_return', out: 'payout' },
  RUN: { in: 'run_return', out: 'payout_run' },
  OWE: { in: 'settlement' },
}

const SPLIT = new Set<ProposalKind>(['claim', 'payout', 'payout_return'])

/** What rows with these references book; null where that cannot be. Money for claims and for payments is split. */
export function kindOf(rows: Row[], isOut: boolean) {
  const kinds = new Set(rows.map(({ reference }) => KINDS[writtenOf(reference).slice(0, 3)]?.[isOut ? 'out' : 'in']))
  const [kind] = kinds
  if (!kind || kinds.size > 1 || (rows.length > 1 && !SPLIT.has(kind))) return null
  return kind
}

export const centsOf = ({ amount }: Row) => parseEuros(amount)

export const sumOf = (rows: Row[]) => rows.reduce((sum, row) => sum + (centsOf(row) ?? 0), 0)

export const writtenOf = (reference: string) => reference.trim().toUpperCase()

/** One row for each part; an empty one for all that is open where there are none. */
export const rowsOf = (parts: Part[], openCents: number, writeEuros: WriteEuros): Row[] =>
  parts.length === 0
    ? [{ id: 0, reference: '', amount: writeEuros(Math.abs(openCents)) }]
    : parts.map(({ reference, amountCents, title, expectedCents }, id) => ({
        id,
        reference,
        amount: writeEuros(Math.abs(amountCents)),
        title,
        expectedCents,
      }))
