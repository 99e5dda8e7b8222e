import { DateTime } from 'luxon'
import { describe, expect, onTestFinished, test } from 'vitest'
import { coveredMonths } from '#app/travel/batches/covered_months'
import { travelTo } from '#app/platform/shared/clock'
import { inTenant } from '#app/platform/shared/tenancy'
import type User from '#app/people/accounts/user'
import { Export, imported, newCard, planned } from '#tests/factories/exports'
import { createUser } from '#tests/factories/users'
import { Client } from '#tests/support/client'
import { countStatements } from '#tests/support/count_statements'

const TODAY = DateTime.fromISO('2026-11-20T12:00', { zone: 'Europe/Amsterdam' })

const rides = (card: string, ...days: string[]) =>
  days
    .reduce(
      (lines, day) => lines.journey(day, 'Leiden Centraal', '07:58', 'Den Haag Centraal', '08:14', '4,90'),
      new Export(card)
    )
    .text()

const monthsOf = (user: User) => travelTo(TODAY, () => inTenant(user.tenantId, () => coveredMonths(user)))

/** The last six, as their first letters. */
const statesOf = async (user: User) =>
  (await monthsOf(user)).map(({ last4, months }) => [
    last4,
    months
      .slice(-6)
      .map(({ state }) => state[0])
      .join(''),
  ])

describe('the months of the uploads page', () => {
  test('say per card what is here, partly here and missing', async () => {
    const user = await createUser()
    const [first, second] = [newCard(), newCard()]
    await imported(user, rides(first, '03-08-2026', '28-08-2026'), 'august.csv')
    await imported(user, rides(first, '02-10-2026', '09-10-2026'), 'october.csv')
    await imported(user, rides(second, '25-09-2026', '12-11-2026'), 'autumn.csv')

    expect(new Map((await statesOf(user)) as [string, string][])).toEqual(
      new Map([
        // June to November.
        [first.slice(-4), 'mmcmpm'],
        [second.slice(-4), 'mmmpcc'],
      ])
    )
    const [{ months }] = await monthsOf(user)
    expect(months).toHaveLength(12)
    expect(months.map(({ month }) => month)).toEqual(months.map(({ month }) => month).toSorted())
    expect(months.at(-1)).toMatchObject({ month: '2026-11', isClaimable: true })
    expect(months[0]).toMatchObject({ month: '2025-12', isClaimable: false, state: 'missing' })
  })

  test('put together files that each hold half a month', async () => {
    const user = await createUser()
    const card = newCard()
    await imported(user, rides(card, '01-10-2026', '14-10-2026'), 'first.csv')
    await imported(user, rides(card, '12-10-2026', '30-10-2026'), 'second.csv')
    expect(await statesOf(user)).toEqual([[card.slice(-4), 'mmmmcm']])
  })

  test('name the site that has the export of the card', async () => {
    const user = await createUser()
    await imported(user, rides(newCard(), '01-10-2026'), 'october.csv')
    expect((await monthsOf(user)).map(({ site }) => site)).toEqual(['ovChipkaart'])
  })

  test('are not there before the first import, nor of what is only planned', async () => {
    const user = await createUser()
    await planned(user, rides(newCard(), '01-10-2026', '30-10-2026'), 'october.csv')
    expect(await monthsOf(user)).toEqual([])
    const { props } = await (await Client.actingAs(user)).page('/batches')
    expect(props.coverage).toEqual([])
  })

  test('show nobody else’s cards, not even of the same organisation', async () => {
    const user = await createUser()
    const colleague = await createUser({ tenantId: user.tenantId })
    await imported(user, rides(newCard(), '01-10-2026', '30-10-2026'), 'october.csv')
    const { props } = await (await Client.actingAs(colleague)).page('/batches')
    expect(props.coverage).toEqual([])
  })

  test('are one query, however many cards and files there are', async () => {
    const user = await createUser()
    for (const nth of [1, 2, 3]) {
      await imported(user, rides(newCard(), `0${nth}-10-2026`), `${nth}.csv`)
    }
    const counted = { statements: 0, roundTrips: 0, texts: [] as string[] }
    await inTenant(user.tenantId, async () => {
      const stop = countStatements(counted)
      onTestFinished(() => void stop())
      expect(await coveredMonths(user)).toHaveLength(3)
    })
    const queries = counted.texts.filter((text) => /\b(transactions|ovcp_cards|batches)\b/.test(text))
    expect(queries).toEqual([expect.stringContaining('transactions')])
  })
})
