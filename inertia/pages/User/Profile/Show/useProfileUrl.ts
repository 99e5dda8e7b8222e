import { usePage } from '@inertiajs/react'
import type { ProfileSection } from '#app/people/accounts/profile_section'
import { client } from '~/client'

/** Of a section, or without one of the menu; in the area of an organisation for its members. */
export function useProfileUrl() {
  const { tenant } = usePage().props

  return (section?: ProfileSection) => {
    if (tenant) {
      return section
        ? client.urlFor('tenant.profile_section', [tenant.slug, section])
        : client.urlFor('tenant.profile', [tenant.slug])
    }
    return section ? client.urlFor('profile.section', [section]) : client.urlFor('profile.show')
  }
}
