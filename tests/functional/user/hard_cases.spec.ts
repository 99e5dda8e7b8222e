import { batchSummary } from '#app/travel/batches/batch_summary'
import { readFileSync, readdirSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { DateTime } from 'luxon'
import { describe, expect, test } from 'vitest'
import { claimSummary } from '#app/claims/claims/claim_summary'
import { claimableTrips } from '#app/claims/claims/claimable_trips'
import { fileClaims } from '#app/claims/claims/actions/file_claims'
import { travelTo } from '#app/platform/shared/clock'
import { Refusal } from '#app/platform/shared/refusal'
import { asWorker, inTenant } from '#app/platform/shared/tenancy'
import { queryRows } from '#tests/support/query_rows'
import { readExpectation } from '#bin/evaluation/expectation'
import type User from '#app/people/accounts/user'
import { imported, planned } from '#tests/factories/exports'
import { createTenant, createUser } from '#tests/factories/users'
import { some } from '#tests/support/long'

const FOLDER = 'tests/fixtures/trips_hard'

type Case = { name: string; files: string[]; expected: string }

const all = readdirSync(FOLDER)
  .sort()
  .flatMap((name): Case[] => {
    const path = join(FOLDER, name)
    if (statSync(path).isDirectory()) {
      const inside = readdirSync(path)
        .sort()
        .filter((one) => one !== 'expected.csv')
      return [{ name, files: inside.map((one) => join(path, one)), expected: join(path, 'expected.csv') }]
    }
    if (name.endsWith('.expected.csv')) return []
    return [{ name, files: [path], expected: path.replace(/\.\w+$/, '.expected.csv') }]
  })

/** Ten days after the last trip, so that most can be claimed. */
async function afterwards(path: string) {
  const { trips } = await readExpectation(path)
  const days = trips.map(({ checkedIn, checkedOut }) => (checkedIn || checkedOut).slice(0, 10)).sort()
  return DateTime.fromISO(days.at(-1)!, { zone: 'Europe/Amsterdam' }).plus({ days: 10, hours: 12 })
}

/** In an organisation of their own: a card of the other files can be in this one too, and belongs to one account. */
const someone = async () => createUser({ tenantId: (await createTenant()).id })

const upload = (user: User, file: string) => imported(user, readFileSync(file), basename(file))

/** A file that another one holds brings nothing. */
const uploadIfNew = (user: User, file: string) =>
  upload(user, file).catch((error: unknown) => {
    if (!(error instanceof Refusal) || error.key !== 'nothingToImport') throw error
  })

describe('the estimate of a file', () => {
  test.each(
    some(
      all.filter(({ files }) => files.length === 1),
      9
    )
  )(
    'is what it brings: $name',
    async ({ files: [file], expected }) => {
      await travelTo(await afterwards(expected), async () => {
        const { plan } = await planned(await someone(), readFileSync(file), basename(file))
        const user = await someone()
        const batch = await upload(user, file)
        const claimable = await inTenant(user.tenantId, () => claimableTrips(user, { batchId: batch.id }))
        const { stillOpen } = await inTenant(user.tenantId, () => batchSummary(batch))
        const { trips } = plan.estimate!
        expect(plan.estimate).toEqual({ ...claimSummary(claimable), trips, stillOpen })
      })
    },
    30_000
  )
})

/** Orders of a list; of more than three those that begin with each of them. */
function orders(files: string[]): string[][] {
  if (files.length < 2) return [files]
  const firsts = files.map((first) => [first, ...files.filter((one) => one !== first)])
  return files.length === 2 ? firsts : firsts.flatMap(([first, ...rest]) => orders(rest).map((one) => [first, ...one]))
}

/** Claims what can be claimed, as someone would after each upload. */
async function claimAll(user: User) {
  await inTenant(user.tenantId, async () => {
    const open = (await claimableTrips(user, {})).filter(
      ({ evaluation, proposed }) => evaluation.reason === null && proposed
    )
    const chosen = open.map(({ trip, statedPlace }) => ({ tripId: trip.publicId, statedPlace }))
    if (chosen.length > 0) await fileClaims(user, {}, chosen)
  })
}

/** Of one ride: two open claims, or an open claim and a refund. */
const faultsOf = (user: User) =>
  asWorker(() =>
    queryRows(
      `with open as (
         select c.id, t.id as trip, t.card_id, t.refund_transaction_id as refund, t.status, date_trunc('minute', t.travelled_at) as minute,
           lower(coalesce(t.from_place, t.to_place)) as place
         from claims c join trips t on t.id = c.trip_id
         where c.user_id = ? and c.status not in ('withdrawn', 'expired', 'closed', 'rejected')
       )
       select id, 'twice' as fault from open a where exists (select from open b where b.id <> a.id and b.minute = a.minute and b.place = a.place)
       union all select id, 'paid back' from open where refund is not null or status = 'corrected'`,
      [user.id]
    )
  )

describe('whatever the order of the files', () => {
  const several = all.filter(({ files }) => files.length > 1)

  test.each(some(several, 8))(
    'no ride has two open claims, or a claim and a refund: $name',
    async ({ files, expected }) => {
      const day = await afterwards(expected)
      for (const order of orders(files)) {
        await travelTo(day, async () => {
          const user = await someone()
          for (const file of order) {
            await uploadIfNew(user, file)
            await claimAll(user)
          }
          expect(await faultsOf(user), order.map((file) => basename(file)).join(', ')).toEqual([])
        })
      }
    },
    60_000
  )
})
