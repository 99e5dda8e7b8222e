import type Batch from '#app/travel/batches/batch'
import { NeedsAnswer } from '#app/travel/batches/batch_question'
import { cardsAtGatesOf, matchCard } from '#app/travel/batches/match_card'
import { refuseCardsOfOthers } from '#app/travel/batches/refuse_cards_of_others'
import { type CardOfFile, StoredCards } from '#app/travel/batches/stored_cards'
import { READING_LIMITS } from '#app/travel/batches/reading/limits'
import { type ReadRow, UnreadableFile } from '#app/travel/batches/reading/types'
import type { Dialect } from '#app/travel/trips/dialect'
import { dispositionOf } from '#app/travel/batches/disposition_of'
import type { CardKind } from '#app/travel/cards/isomorphic/card_kind'
import OvcpCard from '#app/travel/cards/ovcp_card'
import { blindIndexes } from '#app/platform/encryption/encrypt'
import type User from '#app/people/accounts/user'

/** A file of an organisation holds cards of all its people, and of nobody yet; any other those of who uploads it. */
export class BatchCards {
  readonly cards: CardOfFile[] = []
  readonly stored: StoredCards
  #matched: OvcpCard | null = null
  /** By the number in the file: cards of which only exports without a number are known. */
  #adopted = new Map<string, OvcpCard>()
  #byNumber = new Map<string, CardOfFile>()

  private constructor(
    readonly batch: Batch,
    readonly uploader: User,
    readonly known: OvcpCard[],
    readonly fallbackNumber: string | null,
    readonly fallbackKind: CardKind
  ) {
    this.stored = new StoredCards(batch, this.cards)
  }

  static async for(batch: Batch, uploader: User, opened: { dialect: Dialect; cardNumberInName: string | null }) {
    const cards = batch.isForTenant ? OvcpCard.query().where('tenant_id', batch.tenantId) : OvcpCard.ownedBy(uploader)
    const kind = opened.dialect === 'ovpay' ? 'bank_card' : 'unknown'
    return new BatchCards(batch, uploader, await cards.orderBy('id'), opened.cardNumberInName, kind)
  }

  /** Throws NeedsAnswer when rows name no card and their times do not tell. */
  async match(rows: ReadRow[]) {
    if (this.batch.isForTenant) return
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
    const travel = rows.filter((row) => dispositionOf(row) === 'create')
    const byNumber = Map.groupBy(travel, ({ transaction }) => this.#wholeNumber(transaction!.cardNumber) ?? '')
    for (const [number, ofCard] of byNumber) {
      if (number === '' || this.#knownByNumber(number)) continue
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

  /** The card of a row, in which it counts. */
  cardFor(cardNumber: string | null) {
    const number = this.#wholeNumber(cardNumber)
    const key = number ?? ''
    let card = this.#byNumber.get(key)
    if (!card) this.#byNumber.set(key, (card = this.#add(number)))
    card.rows++
    return card
  }

  async refuseOthers() {
    if (this.batch.isForTenant) return
    const fresh = this.cards.filter(({ isKnown, number }) => !isKnown && number !== null)
    await refuseCardsOfOthers(
      this.uploader.id,
      fresh.map(({ number }) => number!)
    )
  }

  summary() {
    const [only, ...others] = this.cards
    return { cardsCount: this.cards.length, last4: only && others.length === 0 ? only.last4 : null }
  }

  /** A sheet can cut the number short that its file name has whole. */
  #wholeNumber(printed: string | null) {
    const whole = this.fallbackNumber
    if (printed === null || whole === null) return printed ?? whole
    return printed.length < whole.length && whole.startsWith(printed) ? whole : printed
  }

  #add(number: string | null) {
    const card = number ? this.#cardByNumber(number) : this.#cardWithoutNumber()
    const same = this.#sameInFile(card)
    if (same) return same
    if (this.cards.length >= READING_LIMITS.cards) throw new UnreadableFile('tooManyCards')
    this.cards.push(card)
    return card
  }

  /** With and without its number in one file: a known card, or one whose last digits the uploader gave. */
  #sameInFile(card: CardOfFile) {
    if (card.isKnown) return this.cards.find(({ isKnown, id }) => isKnown && id === card.id)
    if (card.last4 === null || card.last4 !== this.batch.newCardLast4) return undefined
    const alike = this.cards.filter(({ isKnown, last4 }) => !isKnown && last4 === card.last4)
    const same = alike.length === 1 && (alike[0].number === null || card.number === null) ? alike[0] : undefined
    if (same && card.number !== null) Object.assign(same, { number: card.number, kind: card.kind })
    return same
  }

  #knownByNumber(number: string) {
    const indexes = blindIndexes(number)
    const owned = this.known.filter((card) => card.numberIndex && indexes.includes(card.numberIndex))
    return owned.find((one) => one.userId === this.uploader.id) ?? owned[0]
  }

  #cardByNumber(number: string): CardOfFile {
    const card = this.#knownByNumber(number)
    if (card) return knownCard(card)
    const adopted = this.#adopted.get(number)
    if (adopted) return { ...knownCard(adopted), number, last4: number.slice(-4) }
    return { ...this.#newCard(), kind: kindOf(number, this.batch.format), number, last4: number.slice(-4) }
  }

  #cardWithoutNumber(): CardOfFile {
    return this.#matched ? knownCard(this.#matched) : this.#newCard()
  }

  /** A new card is of who uploads it; in a file of an organisation, of whom a manager says. */
  #newCard(): CardOfFile {
    const userId = this.batch.isForTenant ? null : this.uploader.id
    const last4 = this.batch.newCardLast4
    return { id: null, isKnown: false, userId, kind: this.fallbackKind, last4, number: null, rows: 0 }
  }
}

const knownCard = ({ id, userId, kind, last4 }: OvcpCard): CardOfFile => ({
  id,
  isKnown: true,
  userId,
  kind,
  last4,
  number: null,
  rows: 0,
})

export function kindOf(number: string, format: string | null): CardKind {
  if (format === 'ns_business') return 'business'
  return /^\d{16}$/.test(number) ? 'personal' : 'ov_pas'
}
