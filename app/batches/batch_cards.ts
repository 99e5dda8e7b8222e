import type Batch from '#app/batches/batch'
import type { NewCardNumbers, PlannedCard } from '#app/batches/batch_plan'
import { NeedsAnswer } from '#app/batches/batch_question'
import { matchCard } from '#app/batches/match_card'
import { READING_LIMITS } from '#app/batches/reading/limits'
import { type ReadRow, UnreadableFile } from '#app/batches/reading/types'
import type { Dialect } from '#app/batches/dialect'
import type { CardKind } from '#app/ovcp_cards/card_kind'
import OvcpCard from '#app/ovcp_cards/ovcp_card'
import { blindIndexes, encrypt } from '#app/encryption/encrypt'
import type User from '#app/users/user'

/** A manager may upload any card of the tenant, others only their own; an unknown number becomes a new card. */
export class BatchCards {
  readonly cards: PlannedCard[] = []
  /** For rows that name no card: the one that fits, null for a new one. */
  #matched: OvcpCard | null = null
  #refs = new Map<string, number>()
  #newNumbers: NewCardNumbers = {}

  private constructor(
    readonly batch: Batch,
    readonly uploader: User,
    readonly known: OvcpCard[],
    readonly fallbackNumber: string | null,
    readonly fallbackKind: CardKind
  ) {}

  static async for(
    batch: Batch,
    uploader: User,
    opened: { dialect: Dialect; cardNumberInName: string | null }
  ) {
    const cards =
      uploader.role === 'manager'
        ? OvcpCard.query().where('tenant_id', batch.tenantId)
        : OvcpCard.ownedBy(uploader)
    const kind = opened.dialect === 'ovpay' ? 'bank_card' : 'unknown'
    return new BatchCards(batch, uploader, await cards.orderBy('id'), opened.cardNumberInName, kind)
  }

  /** Throws NeedsAnswer when rows name no card and their times do not tell. */
  async match(rows: ReadRow[]) {
    const isNamed = rows.every(({ transaction }) => !transaction || transaction.cardNumber !== null)
    if (isNamed || this.fallbackNumber !== null || this.batch.newCardLast4 !== null) return
    const own = this.known.filter((card) => card.userId === this.uploader.id)
    const chosen = own.find((card) => card.id === this.batch.cardId)
    if (chosen) return void (this.#matched = chosen)

    const isBank = this.fallbackKind === 'bank_card'
    const candidates = own.filter((card) => (card.kind === 'bank_card') === isBank)
    const found = await matchCard(rows, candidates.map(({ id }) => id)) // prettier-ignore
    if (found === 'unsure') throw new NeedsAnswer('card')
    this.#matched = candidates.find(({ id }) => id === found) ?? null
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
      if (number && card.cardId === null) this.#newNumbers[ref] = number
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
    const owned = this.known.filter(
      (card) => card.numberIndex && indexes.includes(card.numberIndex)
    )
    const card = owned.find((one) => one.userId === this.uploader.id) ?? owned[0]
    if (card) return plannedFrom(card)
    return {
      cardId: null,
      userId: this.uploader.id,
      kind: kindOf(number, this.batch.format),
      last4: number.slice(-4),
    }
  }

  /** The file names no card: the one that was chosen or fits, else a new one. */
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

/** Null for none. */
export const encryptedNumbers = (numbers: NewCardNumbers) =>
  Object.keys(numbers).length > 0 ? encrypt(JSON.stringify(numbers), 'card_numbers') : null

const plannedFrom = (card: OvcpCard): Omit<PlannedCard, 'ref' | 'rows'> => ({
  cardId: card.id,
  userId: card.userId,
  kind: card.kind,
  last4: card.last4,
})

function kindOf(number: string, format: string | null): CardKind {
  if (format === 'ns_business') return 'business'
  return /^\d{16}$/.test(number) ? 'personal' : 'ov_pas'
}
