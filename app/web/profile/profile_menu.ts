import { emailPreferencesOf } from '#app/messages/emails/preferences'
import OvcpCard from '#app/travel/cards/ovcp_card'
import { isPremium } from '#app/people/accounts/is_premium'
import { REWARD_CENTS } from '#app/money/referrals/actions/reward_referral'
import { PROFILE_SECTIONS, type ProfileSection } from '#app/people/accounts/profile_section'
import Tenant from '#app/people/tenants/tenant'
import type User from '#app/people/accounts/user'

export type ProfileMenu = Awaited<ReturnType<typeof profileMenu>>

/** Referring is for travellers who signed up with us; staff who look at someone without a code create none. */
export async function sectionsOf(user: User, isReadOnly: boolean): Promise<ProfileSection[]> {
  const { isHouse } = await Tenant.findOrFail(user.tenantId)
  const hasReferral = isHouse && (!isReadOnly || user.referralCode !== null)
  return PROFILE_SECTIONS.filter((section) => section !== 'referral' || hasReferral)
}

export async function profileMenu(user: User) {
  const { isHouse } = await Tenant.findOrFail(user.tenantId)
  const emails = emailPreferencesOf(user)
  return {
    name: `${user.firstName} ${user.lastName}`,
    ibanLast4: user.ibanLast4,
    cards: await cardCountOf(user),
    mandateSignedAt: user.mandateSignedAt?.toISO() ?? null,
    hasTwoFactor: user.twoFactorConfirmedAt !== null,
    emails: { on: emails.filter(({ isOn }) => isOn).length, all: emails.length },
    premium: isHouse ? premiumStateOf(user) : null,
    rewardCents: REWARD_CENTS,
  }
}

async function cardCountOf(user: User) {
  const [{ $extras }] = await OvcpCard.ownedBy(user).count('* as cards')
  return Number($extras.cards)
}

function premiumStateOf(user: User): 'on' | 'off' | 'stopping' {
  if (!isPremium(user)) return 'off'
  return user.premiumCancelledAt ? 'stopping' : 'on'
}
