import { parse } from 'csv-parse/sync'
import { MAX_CENTS, centsOf } from '#app/travel/batches/reading/amount'
import { parseDay } from '#app/travel/batches/reading/calendar_date'
import type { ImportedAnswer } from '#app/claims/decisions/import/imported_answer'
import type { Outcome } from '#app/claims/decisions/outcome'
import { REJECTION_REASONS, type RejectionReason } from '#app/claims/claims/isomorphic/rejection_reason'
import { shortened } from '#app/platform/shared/clean_text'
import { Refusal } from '#app/platform/shared/refusal'
import { DateTime } from 'luxon'

export const MAX_LINES = 2_000

const HEADS: Record<Column, string[]> = {
  reference: ['reference', 'claim', 'kenmerk', 'referentie', 'uw kenmerk', 'claimnummer'],
  outcome: ['outcome', 'decision', 'besluit', 'uitkomst', 'resultaat', 'status'],
  amount: ['amount', 'approved', 'bedrag', 'toegekend', 'terugbetaling', 'uitgekeerd'],
  reason: ['reason', 'reden', 'reden afwijzing', 'rejection reason'],
  note: ['note', 'toelichting', 'opmerking', 'notitie'],
  answeredOn: ['date', 'answered on', 'datum', 'besluitdatum', 'datum besluit'],
}
type Column = 'reference' | 'outcome' | 'amount' | 'reason' | 'note' | 'answeredOn'

const OUTCOME_WORDS: Record<Outcome, string[]> = {
  approved: ['approved', 'accepted', 'yes', 'goedgekeurd', 'toegekend', 'akkoord', 'ja', 'toegewezen'],
  partly_approved: ['partly approved', 'partly', 'partial', 'deels goedgekeurd', 'deels', 'gedeeltelijk'],
  rejected: ['rejected', 'denied', 'no', 'afgewezen', 'afgekeurd', 'nee', 'geweigerd'],
}

const REASON_WORDS: Partial<Record<RejectionReason, string[]>> = {
  too_late: ['te laat', 'termijn verstreken', 'buiten termijn'],
  cap_reached: ['maximum bereikt', 'limiet bereikt'],
  already_corrected: ['al gecorrigeerd', 'reeds gecorrigeerd', 'al terugbetaald'],
  card_not_found: ['kaart onbekend', 'kaart niet gevonden'],
  stops_do_not_match: ['halte klopt niet', 'station klopt niet'],
  no_valid_product: ['geen geldig product'],
  not_charged: ['niet betaald', 'geen afschrijving'],
  other: ['anders', 'overig'],
}

/** From a spreadsheet (tabs) or CSV. A wrong line holds its problem; throws a Refusal where none can be read. */
export function readAnswers(table: string): ImportedAnswer[] {
  const { head, lines } = split(table)
  const columns = columnsOf(head)
  const seen = new Set<string>()
  return lines.map(({ fields, line }) => {
    const text = (column: Column) => (fields[columns[column] ?? -1] ?? '').trim()
    const answer = answerOf(text, line)
    if (answer.problem === null && seen.has(answer.reference)) answer.problem = 'twice'
    seen.add(answer.reference)
    return answer
  })
}

function split(table: string) {
  const first = table.trimStart().split(/\r?\n/, 1)[0]
  const delimiter = [';', '\t', ','].find((one) => first.includes(one)) ?? ';'
  let records: { record: string[]; info: { lines: number } }[]
  try {
    records = parse(table, {
      delimiter,
      bom: true,
      info: true,
      relaxColumnCount: true,
      relaxQuotes: true,
      skipEmptyLines: true,
    }) as never
  } catch {
    throw new Refusal('table', 'unreadableTable')
  }
  const rows = records.map(({ record, info }) => ({ fields: record, line: info.lines }))
  const [top, ...lines] = rows.filter(({ fields }) => fields.some((field) => field.trim() !== ''))
  if (!top || lines.length === 0) throw new Refusal('table', 'emptyTable')
  if (lines.length > MAX_LINES) throw new Refusal('table', 'longTable', { most: MAX_LINES })
  return { head: top.fields, lines }
}

function columnsOf(head: string[]) {
  const names = head.map(plain)
  const columns = Object.fromEntries(
    Object.entries(HEADS).map(([column, words]) => {
      const at = names.findIndex((name) => words.includes(name))
      return [column, at === -1 ? null : at]
    })
  ) as Record<Column, number | null>
  if (columns.reference === null) throw new Refusal('table', 'noReferenceColumn')
  if (columns.outcome === null && columns.amount === null) throw new Refusal('table', 'noOutcomeColumn')
  return columns
}

function answerOf(text: (column: Column) => string, line: number): ImportedAnswer {
  const reference = text('reference').toUpperCase()
  const amount = centsOf(text('amount'))
  const cents = typeof amount === 'number' ? amount : null
  const outcome = text('outcome') === '' ? outcomeOfAmount(cents) : outcomeOf(text('outcome'))
  const reason = reasonOf(text('reason'))
  const answeredOn = dayOf(text('answeredOn'))
  const answer: ImportedAnswer = {
    line,
    reference,
    outcome,
    approvedCents: outcome === 'rejected' ? null : cents,
    reason: outcome === 'rejected' ? reason : null,
    statedReason: outcome === 'rejected' && reason === 'other' ? shortened(text('reason'), 500) || null : null,
    note: shortened(text('note'), 2_000) || null,
    answeredOn: answeredOn === 'badDay' ? null : answeredOn,
    problem: null,
  }
  if (!/^CLM-[0-9A-Z]{4}-[0-9A-Z]{4}$/.test(reference)) answer.problem = 'noReference'
  else if (typeof amount === 'string' || (cents !== null && (cents < 0 || cents > MAX_CENTS)))
    answer.problem = 'noAmount'
  else if (outcome === null) answer.problem = 'noOutcome'
  else if (outcome === 'partly_approved' && !cents) answer.problem = 'noAmount'
  else if (outcome === 'rejected' && reason === null) answer.problem = 'noReason'
  else if (answeredOn === 'badDay') answer.problem = 'badDay'
  return answer
}

/** Without a word the amount decides; whether it is all or a part is known when the claim is. */
const outcomeOfAmount = (cents: number | null): Outcome | null =>
  cents === null ? null : cents > 0 ? 'approved' : 'rejected'

const outcomeOf = (text: string) =>
  (Object.keys(OUTCOME_WORDS) as Outcome[]).find((outcome) => OUTCOME_WORDS[outcome].includes(plain(text))) ?? null

const reasonOf = (text: string) =>
  REJECTION_REASONS.find(
    (reason) => plain(reason) === plain(text) || REASON_WORDS[reason]?.includes(plain(text)) === true
  ) ?? (text === '' ? null : 'other')

function dayOf(text: string): string | null | 'badDay' {
  const day = parseDay(text, true)
  if (day === 'missingDate') return null
  if (day === 'impossibleDate') return 'badDay'
  const iso = DateTime.fromMillis(day * 86_400_000, { zone: 'utc' }).toISODate()!
  return iso
}

const plain = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .replaceAll(/[_\s]+/g, ' ')
