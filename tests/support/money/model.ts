import { feeOf } from '#app/claims/claims/isomorphic/fee'
import type { CostKind } from '#app/money/matching/allocation_kind'

type Party = { cents: number }
type ModelClaim = {
  user: number
  feeBps: number
  approvedCents: number
  receivedCents: number
  feeCents: number
}
type ModelPart = { id: number; line: number; claim: number; cents: number }

/** What the books should hold, kept by hand in the plainest way. Amounts in cents. */
export class MoneyModel {
  wallets: Party[]
  bankCents = 0
  feesCents = 0
  inTransitCents = 0
  /** Given back before its debit is known. */
  dueFromBankCents = 0
  suspenseCents = 0
  expensesCents = 0
  costs: Record<CostKind, number> = { bank_costs: 0, interest: 0 }
  claims: ModelClaim[] = []
  lines: { openCents: number; cents: number }[] = []
  parts: ModelPart[] = []

  constructor(people: number) {
    this.wallets = Array.from({ length: people }, () => ({ cents: 0 }))
  }

  book(cents: number) {
    this.bankCents += cents
    this.suspenseCents += cents
    this.lines.push({ openCents: cents, cents })
    return this.lines.length - 1
  }

  allocate(line: number, claim: number, cents: number, id: number) {
    this.#use(line, cents)
    this.parts.push({ id, line, claim, cents })
    this.#receive(claim, cents)
  }

  /** The fee is always that of all that a claim received, whichever parts it came in. */
  undo(id: number) {
    const at = this.parts.findIndex((part) => part.id === id)
    const [{ line, claim, cents }] = this.parts.splice(at, 1)
    this.#use(line, -cents)
    this.#receive(claim, -cents)
  }

  reclaim(line: number, claim: number) {
    const cents = this.lines[line].openCents
    this.#use(line, cents)
    this.#receive(claim, cents)
  }

  reserve(user: number, cents: number) {
    this.wallets[user].cents -= cents
    this.inTransitCents += cents
  }

  release(user: number, cents: number) {
    this.reserve(user, -cents)
  }

  /** A debit, or a credit of what came back, that is matched. */
  settle(line: number, isBeforeDebit = false) {
    const cents = this.lines[line].openCents
    this.#use(line, cents)
    if (isBeforeDebit) this.dueFromBankCents += cents
    else this.inTransitCents += cents
  }

  settleDebt(line: number, user: number) {
    const cents = Math.min(this.lines[line].openCents, -this.wallets[user].cents)
    this.#use(line, cents)
    this.wallets[user].cents += cents
  }

  writeOff(line: number, costKind: CostKind | null) {
    const cents = this.lines[line].openCents
    this.#use(line, cents)
    if (costKind) this.costs[costKind] += cents
    else this.feesCents += cents
  }

  correct(user: number, cents: number) {
    this.wallets[user].cents += cents
    this.feesCents -= cents
  }

  #use(line: number, cents: number) {
    this.lines[line].openCents -= cents
    this.suspenseCents -= cents
  }

  #receive(claim: number, cents: number) {
    const of = this.claims[claim]
    of.receivedCents += cents
    const feeCents = feeOf(of.receivedCents, of.feeBps)
    const feeDelta = feeCents - of.feeCents
    of.feeCents = feeCents
    this.feesCents += feeDelta
    this.wallets[of.user].cents += cents - feeDelta
  }
}
