import { router } from '@inertiajs/react'
import { useEffect } from 'react'
import type { ProfileSection } from '#app/people/accounts/profile_section'
import { useProfileUrl } from './useProfileUrl'

/** The parts of the profile when it was one page, which old links name after a `#`. */
const MOVED = new Map<string, ProfileSection>([
  ['profile', 'personal'],
  ['email', 'personal'],
  ['cards', 'cards'],
  ['iban', 'bank-account'],
  ['mandate', 'mandate'],
  ['password', 'security'],
  ['two-factor', 'security'],
  ['passkeys', 'security'],
  ['browsers', 'security'],
  ['premium', 'premium'],
  ['referral', 'referral'],
  ['messages', 'emails'],
  ['appearance', 'appearance'],
  ['leaving', 'account'],
])

/** Follows an old link from the menu to the section that it names. */
export function useMovedSections(isMenu: boolean, sections: ProfileSection[]) {
  const url = useProfileUrl()

  useEffect(() => {
    const section = MOVED.get(location.hash.slice(1))
    if (isMenu && section && sections.includes(section)) {
      router.visit(url(section) + location.hash, { replace: true })
    }
    // Once, for the address that someone arrived at.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
}
