import { MantineProvider } from '@mantine/core'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { IntlProvider } from 'use-intl'
import { type Locale, REGION, TIME_ZONE } from '~/i18n'
import en from '~lang/en/common.json'
import nl from '~lang/nl/common.json'

const catalogs = { en, nl }

/** Renders as on a page, in English unless told. */
export const show = (node: ReactNode, locale: Locale = 'en') =>
  render(
    <MantineProvider env="test">
      <IntlProvider
        locale={REGION[locale]}
        messages={{ common: catalogs[locale] } as never}
        timeZone={TIME_ZONE}
        now={new Date('2026-11-03T12:00:00Z')}
      >
        {node}
      </IntlProvider>
    </MantineProvider>
  )
