import type Tenant from '#app/people/tenants/tenant'
import User from '#app/people/accounts/user'
import { blindIndexes } from '#app/platform/encryption/encrypt'
import { fullName, orNull, text } from '#app/platform/shared/column'
import { readRows } from '#app/platform/shared/read_rows'
import { IS_UNASSIGNED } from '#app/travel/batches/unassigned_cards'

export const CARD_LIST_OUTCOMES = [
  'assign',
  'unreadable',
  'cardUnknown',
  'cardAmbiguous',
  'cardTwice',
  'personUnknown',
] as const
type Outcome = (typeof CARD_LIST_OUTCOMES)[number]

/** A line of a list of cards and people, and what would become of it; the ids are set where it can be assigned. */
export type CardListLine = {
  line: number
  card: string
  email: string
  person: string | null
  outcome: Outcome
  cardId: string | null
  userId: string | null
}

type Parsed = { line: number; card: string; email: string }

const MAX_LINES = 2_000

/** Lines of a card and an email address, in any order, with `;`, `,` or a tab between; a first line without either is a header. */
export function parseCardList(pasted: string): Parsed[] {
  return pasted
    .split(/\r\n|\r|\n/)
    .map((row, index) => ({ line: index + 1, ...fieldsOf(row) }))
    .filter(({ line, card, email, isBlank }) => !isBlank && !(line === 1 && card === '' && email === ''))
    .slice(0, MAX_LINES)
    .map(({ line, card, email }) => ({ line, card, email }))
}

function fieldsOf(row: string) {
  const fields = row.split(/[;,\t]/).map((field) => field.replace(/^\s*"?|"?\s*$/g, ''))
  const email = fields.find((field) => field.includes('@')) ?? ''
  const card = fields.map((field) => field.replace(/[\s.-]/g, '')).find((field) => /^\d{4,24}$/.test(field)) ?? ''
  return { card, email, isBlank: row.trim() === '' }
}

type Waiting = { id: string; index: string | null; last4: string | null }

/** By the whole number, or by its last four digits where one card alone ends on them. */
export async function matchCardList(tenant: Tenant, pasted: string): Promise<CardListLine[]> {
  const lines = parseCardList(pasted)
  const waiting = await waitingCards(tenant)
  const people = await peopleWith(
    tenant,
    lines.map(({ email }) => email.toLowerCase())
  )
  const seen = new Set<string>()
  return lines.map((line) => {
    const person = people.get(line.email.toLowerCase()) ?? null
    const shown = { line: line.line, card: line.card.slice(-4), email: line.email, person: person?.name ?? null }
    const no = (outcome: Outcome): CardListLine => ({ ...shown, outcome, cardId: null, userId: null })
    if (line.card === '' || line.email === '') return no('unreadable')
    const found = cardsFor(line.card, waiting)
    if (found.length === 0) return no('cardUnknown')
    if (found.length > 1) return no('cardAmbiguous')
    if (!person) return no('personUnknown')
    const [cardId] = found
    if (seen.has(cardId)) return no('cardTwice')
    seen.add(cardId)
    return { ...shown, outcome: 'assign', cardId, userId: person.id }
  })
}

function cardsFor(card: string, waiting: Waiting[]) {
  const indexes = card.length > 4 ? blindIndexes(card) : []
  const found = waiting.filter(({ index, last4 }) =>
    card.length > 4 ? index !== null && indexes.includes(index) : last4 === card
  )
  return [...new Map(found.map((one) => [one.index ?? one.id, one.id])).values()]
}

const waitingCards = (tenant: Tenant): Promise<Waiting[]> =>
  readRows(
    { id: text('k.public_id'), index: orNull(text('k.number_index')), last4: orNull(text('k.last_4')) },
    `from batch_cards k join batches b on b.id = k.batch_id
     where k.tenant_id = ? and ${IS_UNASSIGNED}`,
    [tenant.id]
  )

async function peopleWith(tenant: Tenant, emails: string[]) {
  const rows = await readRows(
    { id: text('u.public_id'), email: text('u.normalized_email'), name: fullName('u') },
    `from users u where u.tenant_id = ? and u.normalized_email = any(?) and u.erased_at is null and u.blocked_at is null`,
    [tenant.id, emails]
  )
  return new Map(rows.map(({ email, ...person }) => [email, person]))
}

export const assignablePeople = (tenant: Tenant) =>
  User.query()
    .where('tenant_id', tenant.id)
    .whereNull('erased_at')
    .whereNull('blocked_at')
    .orderBy('sort_name')
    .limit(2_000)
