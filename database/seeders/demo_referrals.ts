import { DateTime } from 'luxon'
import { joinThroughReferral } from '#app/money/referrals/actions/join_through_referral'
import { referralCodeOf } from '#app/money/referrals/referral_code'
import { inTenant } from '#app/platform/shared/tenancy'
import type { DemoStory } from '#database/demo/types'
import type { Cast } from '#database/seeders/demo_people'
import type { Timetable } from '#database/seeders/timetable'

/** Some came through the link of another. */
export function scheduleReferrals(story: DemoStory, cast: Cast, timetable: Timetable) {
  for (const person of story.people) {
    if (person.invitedBy === null) continue
    const [referrer, user] = [cast.byKey(person.invitedBy), cast.byKey(person.key)]
    timetable.add(DateTime.fromISO(person.joinedOn).set({ hour: 12 }), () =>
      inTenant(user.tenantId, async () => joinThroughReferral(user, await referralCodeOf(referrer)))
    )
  }
}
