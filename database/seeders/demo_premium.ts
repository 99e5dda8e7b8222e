import { DateTime } from 'luxon'
import { renewPremiums } from '#app/money/premium/actions/renew_premium'
import { startPremium } from '#app/money/premium/actions/start_premium'
import { now } from '#app/platform/shared/clock'
import { Refusal } from '#app/platform/shared/refusal'
import { inTenant } from '#app/platform/shared/tenancy'
import User from '#app/people/accounts/user'
import type { DemoStory } from '#database/demo/types'
import type { Cast } from '#database/seeders/demo_people'
import type { Timetable } from '#database/seeders/timetable'

/** Who wants premium starts it as soon as their balance allows, and has it renewed in the night after each month. */
export function schedulePremium(story: DemoStory, cast: Cast, timetable: Timetable) {
  for (const person of story.people) {
    if (person.premiumSince === null) continue
    const user = cast.byKey(person.key)
    timetable.add(DateTime.fromISO(person.premiumSince).set({ hour: 20 }), () => start(user, timetable))
  }
}

async function start(user: User, timetable: Timetable) {
  try {
    const { premiumPaidUntil } = await inTenant(user.tenantId, () => startPremium(user))
    scheduleRenewal(user, premiumPaidUntil!, timetable)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    timetable.add(now().plus({ days: 3 }), () => start(user, timetable))
  }
}

function scheduleRenewal(user: User, until: DateTime, timetable: Timetable) {
  timetable.add(until.plus({ days: 1 }).set({ hour: 4 }), async () => {
    await renewPremiums()
    const { premiumPaidUntil } = await inTenant(user.tenantId, () => User.findOrFail(user.id))
    if (premiumPaidUntil) scheduleRenewal(user, premiumPaidUntil, timetable)
  })
}
