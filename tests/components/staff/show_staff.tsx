import { router } from '@inertiajs/react'
import { MantineProvider } from '@mantine/core'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { IntlProvider } from 'use-intl'
import { onTestFinished } from 'vitest'
import { REGION, TIME_ZONE } from '~/i18n'
import admin from '~lang/en/admin.json'
import adminUsers from '~lang/en/admin_users.json'
import common from '~lang/en/common.json'

/** Renders as on a staff page. */
export const showStaff = (node: ReactNode) =>
  render(
    <MantineProvider env="test">
      <IntlProvider
        locale={REGION.en}
        messages={{ admin, admin_users: adminUsers, common } as never}
        timeZone={TIME_ZONE}
      >
        {node}
      </IntlProvider>
    </MantineProvider>
  )

/** What would have been sent, instead of sending it. */
export function interceptVisits() {
  const sent: { url: string; method: string; data: unknown }[] = []
  const stop = router.on('before', ({ detail: { visit } }) => {
    sent.push({
      url: visit.url.pathname + visit.url.search,
      method: visit.method,
      data: visit.data,
    })
    return false
  })
  onTestFinished(stop)
  return sent
}
