import type Batch from '#app/travel/batches/batch'
import type { NewCardNumbers, PlannedCard } from '#app/travel/batches/batch_plan'
import { NeedsAnswer } from '#app/travel/batches/batch_question'
import { cardsAtGatesOf, matchCard } from '#app/travel/batches/match_card'
import { READING_LIMITS } from '#app/travel/batches/reading/limits'
import { type ReadRow, UnreadableFile } from '#app/travel/batches/reading/types'
import type { Dialect } from '#app/travel/trips/dialect'
import type { TransactionKind } from '#app/travel/trips/isomorphic/transaction_kind'
import type { CardKind } from '#app/travel/cards/isomorphic/card_kind'
import OvcpCard from '#app/travel/cards/ovcp_card'
import { blindIndexes, encrypt } from '#app/platform/encryption/encrypt'
import type User from '#app/people/accounts/user'

const TRAVEL: TransactionKind[] = ['check_in', 'check_out', 'journey']

/** A manager may upload any card of the tenant, others only their own. */
export class BatchCards {
  readonly cards: PlannedCard[] = []
  #matched: OvcpCard | null = null
  /** By the number in the file: cards of which only exports without a number are known. */
  #adopted = new Map<string, OvcpCard>()
  #refs = new Map<string, number>()
  #newNumbers: NewCardNumbers = {}

  private constructor(
    readonly batch: Batch,
    readonly uploader: User,
    readonly known: OvcpCard[],
    readonly fallbackNumber: string | null,
    readonly fallbackKind: CardKind
  ) {}

  static async for(batch: Batch, uploader: User, opened: { dialect: Dialect; cardNumberInName: string | null }) {
    const cards =
      uploader.role === 'manager' ? OvcpCard.query().where('tenant_id', batch.tenantId) : OvcpCard.ownedBy(uploader)
    const kind = opened.dialect === 'ovpay' ? 'bank_card' : 'unknown'
    return new BatchCards(batch, uploader, await cards.orderBy('id'), opened.cardNumberInName, kind)
  }

  /** Throws NeedsAnswer when rows name no card and their times do not tell. */
  async match(rows: ReadRow[]) {
    await this.#adopt(rows)
    const isNamed = rows.every(({ transaction }) => !transaction || transaction.cardNumber !== null)
    if (isNamed || this.fallbackNumber !== null || this.batch.newCardLast4 !== null) return
    const own = this.known.filter((card) => card.userId === this.uploader.id)
    const chosen = own.find((card) => card.id === this.batch.cardId)
    if (chosen) return void (this.#matched = chosen)

    const isBank = this.fallbackKind === 'bank_card'
    const candidates = own.filter((card) => (card.kind === 'bank_card') === isBank)
    const found = await matchCard(
      rows,
      candidates.map(({ id }) => id)
    )
    if (found === 'unsure') throw new NeedsAnswer('card')
    this.#matched = candidates.find(({ id }) => id === found) ?? null
  }

  /** A new number can be of a card that another export told of without one, at the same minutes. */
  async #adopt(rows: ReadRow[]) {
    const unnamed = this.known.filter(
      ({ userId, numberIndex, kind }) => userId === this.uploader.id && numberIndex === null && kind !== 'bank_card'
    )
    if (unnamed.length === 0) return
    const travel = rows.filter(({ transaction }) => transaction && TRAVEL.includes(transaction.kind))
    const byNumber = Map.groupBy(travel, ({ transaction }) => this.#wholeNumber(transaction!.cardNumber) ?? '')
    for (const [number, ofCard] of byNumber) {
      if (number === '' || this.#cardByNumber(number).cardId !== null) continue
      const free = unnamed.filter((card) => ![...this.#adopted.values()].includes(card))
      const found = await cardsAtGatesOf(
        ofCard,
        free.map(({ id }) => id)
      )
      const chosen = found.length > 1 ? free.find(({ id }) => id === this.batch.cardId) : null
      if (found.length > 1 && !chosen && this.batch.newCardLast4 === null) throw new NeedsAnswer('card')
      const card = chosen ?? (found.length === 1 ? free.find(({ id }) => id === found[0]) : null)
      if (card) this.#adopted.set(number, card)
    }
  }

  indexFor(cardNumber: string | null) {
    const number = this.#wholeNumber(cardNumber)
    const key = number ?? ''
    let ref = this.#refs.get(key)
    if (ref === undefined) {
      ref = this.cards.length
      if (ref >= READING_LIMITS.cards) throw new UnreadableFile('tooManyCards')
      this.#refs.set(key, ref)
      const card = number ? this.#cardByNumber(number) : this.#cardWithoutNumber()
      if (number && (card.cardId === null || this.#adopted.has(number))) this.#newNumbers[ref] = number
      this.cards.push({ ...card, ref, rows: 0 })
    }
    this.cards[ref].rows++
    return ref
  }

  /** A sheet can cut the number short that its file name has whole. */
  #wholeNumber(printed: string | null) {
    const whole = this.fallbackNumber
    if (printed === null || whole === null) return printed ?? whole
    return printed.length < whole.length && whole.startsWith(printed) ? whole : printed
  }

  newNumbers() {
    return this.#newNumbers
  }

  #cardByNumber(number: string): Omit<PlannedCard, 'ref' | 'rows'> {
    const indexes = blindIndexes(number)
    const owned = this.known.filter((card) => card.numberIndex && indexes.includes(card.numberIndex))
    const card = owned.find((one) => one.userId === this.uploader.id) ?? owned[0]
    if (card) return plannedFrom(card)
    const adopted = this.#adopted.get(number)
    if (adopted) return { ...plannedFrom(adopted), last4: number.slice(-4) }
    return {
      cardId: null,
      userId: this.uploader.id,
      kind: kindOf(number, this.batch.format),
      last4: number.slice(-4),
    }
  }

  #cardWithoutNumber(): Omit<PlannedCard, 'ref' | 'rows'> {
    if (this.#matched) return plannedFrom(this.#matched)
    return {
      cardId: null,
      userId: this.uploader.id,
      kind: this.fallbackKind,
      last4: this.batch.newCardLast4,
    }
  }
}

export const encryptedNumbers = (numbers: NewCardNumbers) =>
  Object.keys(numbers).length > 0 ? encrypt(JSON.stringify(numbers), 'card_numbers') : null

const plannedFrom = (card: OvcpCard): Omit<PlannedCard, 'ref' | 'rows'> => ({
  cardId: card.id,
  userId: card.userId,
  kind: card.kind,
  last4: card.last4,
})

export function kindOf(number: string, format: string | null): CardKind {
  if (format === 'ns_business') return 'business'
  return /^\d{16}$/.test(number) ? 'personal' : 'ov_pas'
}
