import { DateTime } from 'luxon'
import { travelTo } from '#app/platform/shared/clock'
import { execute } from '#app/platform/shared/execute'
import { asWorker } from '#app/platform/shared/tenancy'
import { checkLedger } from '#app/money/ledger/actions/check_ledger'
import { latestLedgerCheck } from '#app/money/ledger/ledger_check'
import { demoStory } from '#database/demo/story'
import type { DemoStory } from '#database/demo/types'
import { type Cast, SANNE_EMAIL, createPeople } from '#database/seeders/demo_people'
import { Timetable } from '#database/seeders/timetable'
import { importFile } from '#database/seeders/demo_files'
import { leaveSomeWaiting, scheduleClaims, scheduleRuleChange, scheduleUpkeep } from '#database/seeders/demo_claims'
import { proposeAll } from '#database/seeders/demo_organisations'
import { scheduleExpenses } from '#database/seeders/demo_expenses'
import { scheduleClosings } from '#database/seeders/demo_closings'
import { scheduleStatements } from '#database/seeders/demo_bank'
import { schedulePayouts } from '#database/seeders/demo_payouts'
import { schedulePremium } from '#database/seeders/demo_premium'
import { scheduleReferrals } from '#database/seeders/demo_referrals'

/**
 * Tells the story in the order in which it happened: files come in through the importer, claims are sent,
 * answered and refunded through the same actions as in life, each at its own time.
 */
export async function seedDemo({ today = new Date(), filesOf }: { today?: Date; filesOf?: string } = {}) {
  const story = demoStory({ today })
  const cast = await asWorker(() => createPeople(story))
  await asWorker(addPostalAddresses)
  const timetable = new Timetable(DateTime.fromJSDate(today))
  const told = { people: story.people.length, files: 0, claims: 0, payouts: 0 }

  const uploaders = story.people.filter(({ email }) => filesOf === undefined || email === filesOf)
  scheduleFiles(uploaders, cast, timetable, told)
  schedulePremium(story, cast, timetable)
  scheduleReferrals(story, cast, timetable)
  schedulePayouts(cast, timetable, told)
  scheduleStatements(cast.bank, cast, timetable)
  scheduleClosings(cast, timetable)
  scheduleExpenses(cast, timetable)
  scheduleUpkeep(timetable)
  scheduleRuleChange(cast, timetable)
  await timetable.play((instant, event) => travelTo(instant, event))
  await leaveSomeWaiting(cast)
  await proposeAll(cast.byEmail('manager@fareback.test').tenantId)

  await checkLedger()
  const check = await asWorker(latestLedgerCheck)
  if (check!.faults.length > 0) throw new Error(`The demo's books do not add up: ${JSON.stringify(check!.faults)}`)
  return told
}

/** Letters leave to an address; most operators publish none. */
const addPostalAddresses = () =>
  execute(
    `update counterparties set address = name || E'\\nAfdeling Klantenservice (voorbeeld)\\nPostbus 1\\n1000 AA Voorbeeldstad' where address is null`
  )

function scheduleFiles(
  people: DemoStory['people'],
  cast: Cast,
  timetable: Timetable,
  told: { files: number; claims: number }
) {
  for (const person of people) {
    person.files.forEach((file, index) => {
      timetable.add(DateTime.fromISO(file.uploadedAt), async () => {
        const uploader = cast.byKey(file.uploadedByKey)
        const batch = await importFile(uploader, file)
        told.files++
        // The newest months of Sanne are left for whoever tries the demo.
        const isHers = person.email === SANNE_EMAIL && index >= person.files.length - 3
        if (batch && !isHers) scheduleClaims(batch, cast, timetable, told)
      })
    })
  }
}
