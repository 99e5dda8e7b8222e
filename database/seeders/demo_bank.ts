import { writeFile } from 'node:fs/promises'
import { composeIBAN } from 'ibantools'
import Counterparty from '#app/travel/operators/counterparty'
import { activateCostRule } from '#app/money/costs/actions/activate_cost_rule'
import { bookCosts } from '#app/money/costs/actions/book_costs'
import { draftCostRule } from '#app/money/costs/actions/draft_cost_rule'
import { matchAutomatically } from '#app/money/matching/actions/match_automatically'
import { isoDate, now } from '#app/platform/shared/clock'
import { asStaff, asWorker } from '#app/platform/shared/tenancy'
import { queryRow, queryRows } from '../../tests/support/query_rows.js'
import { withTemporaryFile } from '#app/platform/shared/temporary_file'
import { importStatement } from '#app/money/statements/actions/import_statement'
import { uploadStatement } from '#app/money/statements/actions/upload_statement'
import type User from '#app/people/accounts/user'
import { DEBTOR } from '#config/bank'
import { type CamtLine, camt053 } from '#database/demo/camt_053'
import { STORY_MONTHS } from '#database/demo/story'
import type { Cast } from '#database/seeders/demo_people'
import type { Timetable } from '#database/seeders/timetable'

const OPENING_CENTS = 0

/** Our account at the bank: what happens on it is told by a statement each Monday, as a file that finance uploads. */
export class DemoBank {
  #lines: CamtLine[] = []
  #openingCents = OPENING_CENTS
  #from = ''
  #count = 0

  book(line: Omit<CamtLine, 'bookedOn'>) {
    this.#lines.push({ ...line, bookedOn: isoDate(now()) })
  }

  /** Of the days since the last one, and up to yesterday. */
  async giveStatement(finance: User) {
    const untilOn = isoDate(now().minus({ days: 1 }))
    const lines = this.#lines.filter(({ bookedOn }) => bookedOn <= untilOn)
    this.#lines = this.#lines.filter(({ bookedOn }) => bookedOn > untilOn)
    const fromOn = this.#from || (lines[0]?.bookedOn ?? untilOn)
    this.#from = isoDate(now())
    if (lines.length === 0) return

    const number = `${now().year}-${String(++this.#count).padStart(3, '0')}`
    const statement = { iban: DEBTOR.iban, number, fromOn, untilOn, openingCents: this.#openingCents, lines }
    const xml = camt053([statement], `${isoDate(now())}T06:00:00`)
    this.#openingCents += lines.reduce((sum, { amountCents }) => sum + amountCents, 0)
    const { id } = await withTemporaryFile(async (path) => {
      await writeFile(path, xml)
      const upload = { path, name: `camt053-${untilOn}.xml`, size: Buffer.byteLength(xml) }
      return asStaff(() => uploadStatement(upload, finance, { enqueue: false }))
    })
    await importStatement(id)
    await matchAutomatically(id)
    await bookCosts(id)
  }
}

export function scheduleStatements(bank: DemoBank, cast: Cast, timetable: Timetable) {
  const finance = cast.byEmail('finance@fareback.test')
  const { present } = timetable
  const first = present.minus({ months: STORY_MONTHS }).startOf('week').set({ hour: 7 })
  for (let monday = first; monday < present; monday = monday.plus({ weeks: 1 })) {
    timetable.add(monday, () => bank.giveStatement(finance))
  }
  // Nobody approves on the day that they got their role, which a week from the first Monday can be.
  timetable.add(first.plus({ weeks: 2 }), () => writeCostRules(cast))
  const month = first.startOf('month').plus({ months: 1 }).set({ hour: 8 })
  for (let day = month; day < present; day = day.plus({ months: 1 })) {
    timetable.add(day, () => chargeCosts(bank))
  }
  timetable.add(present.minus({ weeks: 3 }), () => chargeInterest(bank, cast))
  timetable.add(present.minus({ days: 9 }), () => surprise(bank))
  timetable.add(present.minus({ days: 1 }), () => payFromOtherAccount(bank))
  timetable.add(present.minus({ minutes: 1 }), () => bank.giveStatement(finance))
}

/** The account of an operator in the demo; the first time, the operator learns it. */
export async function accountOf(operator: Counterparty) {
  if (operator.ibans.length === 0) {
    const bban = `INGB${String(operator.id).padStart(10, '0')}`
    operator.ibans = [composeIBAN({ countryCode: 'NL', bban })!]
    // Staff would need a draft and a second owner.
    await asWorker(() => Counterparty.query().where('id', operator.id).update({ ibans: operator.ibans }))
  }
  return { name: operator.name, iban: operator.ibans[0] }
}

const PACKAGE = 'Kosten zakelijk betaalpakket'

/** For what the bank charges each month. */
const writeCostRules = (cast: Cast) =>
  asStaff(async () => {
    const [finance, owner] = [cast.byEmail('finance@fareback.test'), cast.byEmail('owner@fareback.test')]
    const terms = { costKind: 'bank_costs', direction: 'out', mostCents: 25_00 } as const
    const rule = await draftCostRule({ ...terms, pattern: PACKAGE }, finance)
    await activateCostRule(rule, owner)
  })

const chargeCosts = async (bank: DemoBank) =>
  bank.book({ amountCents: -9_95, text: `${PACKAGE} ${isoDate(now()).slice(0, 7)}` })

/** Interest, and a rule about it that waits for a colleague. */
const chargeInterest = (bank: DemoBank, cast: Cast) =>
  asStaff(async () => {
    bank.book({ amountCents: -1_37, text: 'Debetrente kwartaal' })
    const terms = { costKind: 'interest', direction: 'out', mostCents: 25_00 } as const
    await draftCostRule({ ...terms, pattern: 'Debetrente' }, cast.byEmail('owner@fareback.test'))
  })

/** Refunds that name their claims, from an account that is not the operator's yet: nearly certain, and for a person to accept. */
const payFromOtherAccount = (bank: DemoBank) =>
  asWorker(async () => {
    const expected = await queryRows<{ reference: string; cents: number; operator: string }>(
      `select c.reference, c.approved_cents - c.received_cents as cents, o.name as operator from claims c
       join counterparties o on o.id = c.counterparty_id
       where c.stage = 'refund' and c.approved_cents > c.received_cents order by c.id limit 2`
    )
    for (const { reference, cents, operator } of expected) {
      bank.book({ name: operator, iban: 'NL20INGB0001234567', amountCents: cents, text: reference })
    }
  })

/** Two lines that wait in suspense, a payment that came back, and a refund that was taken back from someone who was paid out. */
const surprise = (bank: DemoBank) =>
  asWorker(async () => {
    const ns = await accountOf(await Counterparty.findByOrFail('slug', 'ns'))
    bank.book({ ...ns, amountCents: 37_80, text: 'Restitutie reizen week 44, 3 stuks' })
    bank.book({ name: 'P. de Wit', iban: 'NL02ABNA0123456789', amountCents: 12_34, text: 'terugbetaling trein' })

    const paid = await queryRow<{ reference: string; cents: number }>(
      `select p.reference, p.amount_cents as cents from payouts p join users u on u.id = p.user_id
       where p.status = 'paid' and u.erased_at is null and u.email <> 'sanne@fareback.test' order by p.id desc limit 1`
    )
    if (paid) {
      bank.book({
        name: 'Rekening opgeheven',
        iban: 'NL91ABNA0417164300',
        amountCents: paid.cents,
        endToEndId: paid.reference,
        returnReason: 'AC04',
      })
    }
    const taken = await queryRow<{ reference: string; cents: number }>(
      `select c.reference, c.received_cents as cents from claims c join ledger_accounts a on a.user_id = c.user_id
       join users u on u.id = c.user_id join tenants t on t.id = c.tenant_id join counterparties o on o.id = c.counterparty_id
       where c.status = 'refunded' and o.slug = 'ns' and a.balance_cents < c.received_cents / 2 and t.is_house and u.role = 'member'
         and u.erased_at is null and u.email <> 'sanne@fareback.test'
         and not exists (select 1 from payouts p where p.reference = ? and p.user_id = u.id)
       order by c.received_cents desc, c.id limit 1`,
      [paid?.reference ?? '']
    )
    if (taken) bank.book({ ...ns, amountCents: -taken.cents, text: `Terugboeking ${taken.reference}` })
  })
