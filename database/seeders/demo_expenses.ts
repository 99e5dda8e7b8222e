import { writeFile } from 'node:fs/promises'
import type { DateTime } from 'luxon'
import { renderPdf } from '#app/platform/documents/pdf'
import { wordsOf } from '#app/platform/documents/words'
import { approveExpense } from '#app/money/expenses/actions/approve_expense'
import { type ExpenseForm, submitExpense } from '#app/money/expenses/actions/submit_expense'
import { reimburseExpense } from '#app/money/expenses/actions/reimburse_expense'
import { withTemporaryFile } from '#app/platform/shared/temporary_file'
import { asStaff, inTenant } from '#app/platform/shared/tenancy'
import { changeResearcher } from '#app/people/accounts/actions/change_researcher'
import type User from '#app/people/accounts/user'
import type { Cast } from '#database/seeders/demo_people'
import type { Timetable } from '#database/seeders/timetable'

type Purchase = { shop: string; at: DateTime; what: string; form: Omit<ExpenseForm, 'incurredOn'> }

/** A researcher whose train was reimbursed, with a power bank to review, and the train handed in once more. */
export function scheduleExpenses(cast: Cast, timetable: Timetable) {
  const researcher = cast.byKey('noor')
  const [finance, owner] = [cast.byEmail('finance@fareback.test'), cast.byEmail('owner@fareback.test')]
  const daysAgo = (days: number) => timetable.present.minus({ days }).set({ hour: 11, minute: 20 })
  const train: Purchase = {
    shop: 'Station Zwolle',
    at: daysAgo(26),
    what: 'Retour Utrecht, 2e klas',
    form: {
      category: 'travel',
      amountCents: 38_40,
      vatCents: 3_17,
      description: 'Trein naar Utrecht en terug om de poortjes te controleren',
      job: 'Poortjes Utrecht',
    },
  }
  const powerBank: Purchase = {
    shop: 'Elektrohuis Utrecht',
    at: daysAgo(4),
    what: 'Powerbank 10.000 mAh',
    form: {
      category: 'equipment',
      amountCents: 24_95,
      vatCents: 4_33,
      description: 'Powerbank voor de telefoon tijdens het tellen',
    },
  }
  const again = { ...train, form: { ...train.form, description: 'Trein Utrecht' } }

  timetable.add(daysAgo(40), () => asStaff(() => changeResearcher(researcher, true, owner)))
  timetable.add(daysAgo(25), async () => {
    const expense = await handIn(researcher, train)
    timetable.add(daysAgo(24), () => asStaff(() => approveExpense(expense, finance)))
    timetable.add(daysAgo(23), () => asStaff(() => reimburseExpense(expense, owner)))
  })
  timetable.add(daysAgo(3), () => handIn(researcher, powerBank))
  timetable.add(daysAgo(2), () => handIn(researcher, again))
}

const handIn = (user: User, purchase: Purchase) =>
  withTemporaryFile(async (path) => {
    const bytes = await receiptOf(purchase)
    await writeFile(path, bytes)
    const form = { ...purchase.form, incurredOn: purchase.at.toISODate()! }
    return inTenant(user.tenantId, () => submitExpense(user, form, { path, size: bytes.length }))
  })

/** The same purchase has the same bytes. */
function receiptOf({ at, shop, what, form: { amountCents, vatCents } }: Purchase) {
  const words = wordsOf('nl')
  const line = (name: string, cents: number) => ({
    columns: [name, { text: words.money(cents), alignment: 'right' as const }],
  })
  return renderPdf({
    title: shop,
    locale: 'nl',
    madeAt: at,
    footer: shop,
    content: [
      { text: shop, style: 'title' },
      { text: words.moment(at.toISO()!), style: 'small' },
      { text: 'Bon', style: 'heading' },
      line(what, amountCents),
      line('Waarvan btw', vatCents),
      { text: 'Betaald met pin', style: 'small', margin: [0, 14, 0, 0] },
    ],
  })
}
