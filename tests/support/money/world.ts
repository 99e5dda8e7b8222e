import type { CostKind } from '#app/money/matching/allocation_kind'
import { encrypt } from '#app/platform/encryption/encrypt'
import Claim from '#app/claims/claims/claim'
import { correctBalance, writeOff } from '#app/money/adjustments/actions/request_correction'
import { recordDecision } from '#app/claims/decisions/actions/record_decision'
import { accountTotals, balanceOf } from '#app/money/ledger/ledger'
import Allocation from '#app/money/matching/allocation'
import { allocateToClaims } from '#app/money/matching/actions/allocate_to_claims'
import { reclaimRefund } from '#app/money/matching/actions/reclaim_refund'
import { returnPayouts } from '#app/money/matching/actions/return_payouts'
import { settleDebt } from '#app/money/matching/actions/settle_debt'
import { settlePayouts } from '#app/money/matching/actions/settle_payouts'
import { undoAllocation } from '#app/money/matching/actions/undo_allocation'
import { cancelPayout } from '#app/money/payouts/actions/cancel_payout'
import { requestPayout } from '#app/money/payouts/actions/request_payout'
import Payout from '#app/money/payouts/payout'
import { Refusal } from '#app/platform/shared/refusal'
import { asWorker } from '#app/platform/shared/tenancy'
import { queryRow, queryRows } from '../query_rows.js'
import { enterLine } from '#app/money/statements/actions/enter_line'
import type User from '#app/people/accounts/user'
import { createClaims } from '#tests/factories/claims'
import { createOperator } from '#tests/factories/operators'
import { proveLines } from '#tests/factories/proof'
import { createTenant, createUser } from '#tests/factories/users'
import { MoneyModel } from '#tests/support/money/model'

class Crash extends Error {}

/** The real actions on a small world, each beside the same deed in the model. A step that crashes leaves both as they were. */
export class MoneyWorld {
  people: User[] = []
  claimIds: number[] = []
  lineIds: number[] = []
  payouts: {
    id: number
    user: number
    cents: number
    /** `back`: it came back before its debit is known. */
    state: 'requested' | 'sent' | 'paid' | 'back' | 'ended'
  }[] = []
  finance!: User
  releaser!: User
  model!: MoneyModel
  #before!: Awaited<ReturnType<typeof accountTotals>>
  #named = 0

  static async created(people: number, claimsEach: number) {
    const world = new MoneyWorld()
    world.finance = await createUser({ role: 'finance' })
    world.releaser = await createUser({ role: 'owner' })
    world.model = new MoneyModel(people)
    const operator = await createOperator()
    for (let nth = 0; nth < people; nth++) {
      const feeBps = [2_000, 3_333, 0][nth % 3]
      const user = await createUser({ tenantId: (await createTenant({ feeBps })).id })
      world.people.push(user)
      for (const { id } of await createClaims(user, claimsEach, operator)) {
        await asWorker(async () => recordDecision(await Claim.findOrFail(id), world.finance, { outcome: 'approved' }))
        world.claimIds.push(id)
        world.model.claims.push({ user: nth, feeBps, approvedCents: 10_00, receivedCents: 0, feeCents: 0 })
      }
    }
    world.#before = await asWorker(() => accountTotals())
    return world
  }

  /** Runs the action; the model follows when it went through. `Refusal` is a fair answer and changes nothing. */
  async #step<T>(crashes: boolean, act: () => Promise<T>, follow: (answer: T) => void) {
    try {
      const answer = await asWorker(async () => {
        const done = await act()
        if (crashes) throw new Crash()
        return done
      })
      follow(answer)
    } catch (error) {
      if (!(error instanceof Refusal) && !(error instanceof Crash)) throw error
    }
  }

  book(cents: number, crashes: boolean) {
    if (cents === 0) return
    const description = `model ${process.pid} ${this.finance.id} ${this.#named++}`
    return this.#step(
      crashes,
      () => enterLine({ amountCents: cents, bookedOn: '2003-03-03', description, counterpartyId: null }, this.finance),
      ({ id }) => {
        this.lineIds.push(id)
        this.model.book(cents)
      }
    )
  }

  allocate(line: number, claim: number, cents: number, crashes: boolean) {
    const by = { by: this.finance }
    const of = { id: this.lineIds[line] }
    return this.#step(
      crashes,
      async () => {
        await allocateToClaims(of, [{ claimId: this.claimIds[claim], amountCents: cents }], by)
        const parts = await Allocation.active(of.id)
        return parts.at(-1)!.id
      },
      (id) => this.model.allocate(line, claim, cents, id)
    )
  }

  /** Later parts of the claim get new rows; the model finds them by their line. */
  undo(nth: number, crashes: boolean) {
    const part = this.model.parts[nth % this.model.parts.length]
    if (!part) return
    return this.#step(
      crashes,
      async () => {
        await undoAllocation({ id: part.id }, this.finance)
        return Allocation.query()
          .where({ claimId: this.claimIds[part.claim], kind: 'claim' })
          .whereNull('reversedAt')
          .orderBy('id')
      },
      (active) => {
        this.model.undo(part.id)
        const left = this.model.parts.filter(({ claim }) => claim === part.claim)
        for (const one of left) {
          one.id = active.find(({ lineId }) => lineId === this.lineIds[one.line])!.id
        }
      }
    )
  }

  reclaim(line: number, claim: number, crashes: boolean) {
    return this.#step(
      crashes,
      () => reclaimRefund({ id: this.lineIds[line] }, { id: this.claimIds[claim] }, { by: this.finance }),
      () => this.model.reclaim(line, claim)
    )
  }

  request(user: number, cents: number, crashes: boolean) {
    return this.#step(
      crashes,
      () => requestPayout(this.people[user], cents, null, { minimumCents: 1 }),
      ({ id }) => {
        this.payouts.push({ id, user, cents, state: 'requested' })
        this.model.reserve(user, cents)
      }
    )
  }

  cancel(nth: number, crashes: boolean) {
    const payout = this.payouts[nth]
    return this.#step(
      crashes,
      () => cancelPayout(payout, this.finance),
      () => {
        payout.state = payout.state === 'sent' ? 'back' : 'ended'
        this.model.release(payout.user, payout.cents)
      }
    )
  }

  /** Sent as a run would; runs have a test of their own. */
  async send(nth: number) {
    const payout = this.payouts[nth]
    if (payout.state !== 'requested') return
    payout.state = 'sent'
    await proveLines()
    return asWorker(async () => {
      const run = await queryRow<{ id: number }>(
        `insert into payout_runs (reference, status, execute_on, total_cents, payouts_count, created_by_id)
         values (?, 'open', current_date, ?, 1, ?) returning id`,
        [`RUN-M${payout.id}`, payout.cents, this.finance.id]
      )
      await queryRows(
        "insert into payout_clearances select payout_id, reason, 'As if looked at', ?, now() from payout_holds where payout_id = ?",
        [this.finance.id, payout.id]
      )
      await queryRows("update payouts set status = 'in_run', payout_run_id = ? where id = ?", [run!.id, payout.id])
      await queryRows(
        `update payout_runs set status = 'released', file_xml_encrypted = ?, released_by_id = ?
         where id = ?`,
        [encrypt('x', 'payment_file'), this.releaser.id, run!.id]
      )
      await queryRows("update payouts set status = 'sent' where id = ?", [payout.id])
    })
  }

  settle(line: number, nth: number, crashes: boolean) {
    const payout = this.payouts[nth]
    return this.#step(
      crashes,
      () => settlePayouts({ id: this.lineIds[line] }, [payout.id], { by: this.finance }),
      () => {
        this.model.settle(line, payout.state === 'back')
        payout.state = payout.state === 'back' ? 'ended' : 'paid'
      }
    )
  }

  comeBack(line: number, nth: number, crashes: boolean) {
    const payout = this.payouts[nth]
    return this.#step(
      crashes,
      async () => {
        await returnPayouts({ id: this.lineIds[line] }, [payout.id], { by: this.finance })
        await queryRows('update users set iban_returned_at = null where id = ?', [this.people[payout.user].id])
        return (await Payout.findOrFail(payout.id)).status
      },
      () => {
        this.model.settle(line, payout.state === 'sent')
        payout.state = payout.state === 'sent' ? 'back' : 'ended'
        this.model.release(payout.user, payout.cents)
      }
    )
  }

  /** What is in transit is this at each step. */
  #openPayoutCents() {
    const open = this.payouts.filter(({ state }) => state === 'requested' || state === 'sent')
    return open.reduce((sum, { cents }) => sum + cents, 0)
  }

  settleDebt(line: number, user: number, crashes: boolean) {
    return this.#step(
      crashes,
      async () => {
        const account = await queryRow<{ id: number }>('select id from ledger_accounts where code = ?', [
          this.people[user].wallet,
        ])
        if (!account) throw new Refusal('line', 'nothingOwed')
        return settleDebt({ id: this.lineIds[line] }, account, { by: this.finance })
      },
      () => this.model.settleDebt(line, user)
    )
  }

  writeOff(line: number, costKind: CostKind | null, crashes: boolean) {
    return this.#step(
      crashes,
      () => writeOff({ id: this.lineIds[line] }, { reason: 'a random reason', costKind }, this.finance),
      ({ status }) => {
        if (status === 'applied') this.model.writeOff(line, costKind)
      }
    )
  }

  correct(user: number, cents: number, crashes: boolean) {
    return this.#step(
      crashes,
      () => correctBalance(this.people[user], cents, 'a random reason', this.finance),
      ({ status }) => {
        if (status === 'applied') this.model.correct(user, cents)
      }
    )
  }

  /** What the books hold now beside what the model says, both as moved since the world began. */
  async compared() {
    const { now, wallets } = await asWorker(async () => ({
      now: await accountTotals(),
      wallets: await this.#walletBalances(),
    }))
    const { model } = this
    const moved = (name: keyof typeof now) => now[name] - this.#before[name]
    return {
      real: {
        wallets,
        bank: moved('bankCents'),
        fees: moved('feesCents'),
        costs: moved('bankCostsCents'),
        interest: moved('interestCents'),
        inTransit: moved('inTransitCents'),
        openPayouts: moved('inTransitCents'),
        dueFromBank: moved('dueFromBankCents'),
        suspense: moved('suspenseCents'),
      },
      expected: {
        wallets: model.wallets.map(({ cents }) => cents),
        bank: model.bankCents,
        fees: model.feesCents,
        costs: model.costs.bank_costs,
        interest: model.costs.interest,
        inTransit: model.inTransitCents,
        openPayouts: this.#openPayoutCents(),
        dueFromBank: model.dueFromBankCents,
        suspense: model.suspenseCents,
      },
    }
  }

  async #walletBalances() {
    const balances: number[] = []
    for (const { wallet } of this.people) balances.push(await balanceOf(wallet))
    return balances
  }
}
