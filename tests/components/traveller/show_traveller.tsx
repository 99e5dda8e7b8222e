import { MantineProvider } from '@mantine/core'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { IntlProvider } from 'use-intl'
import { type Locale, REGION, TIME_ZONE } from '~/i18n'
import enBalance from '~lang/en/balance.json'
import enBatches from '~lang/en/batches.json'
import enCards from '~lang/en/cards.json'
import enClaims from '~lang/en/claims.json'
import enCommon from '~lang/en/common.json'
import enRefusals from '~lang/en/refusals.json'
import enProfile from '~lang/en/profile.json'
import nlBalance from '~lang/nl/balance.json'
import nlBatches from '~lang/nl/batches.json'
import nlCards from '~lang/nl/cards.json'
import nlClaims from '~lang/nl/claims.json'
import nlCommon from '~lang/nl/common.json'
import nlRefusals from '~lang/nl/refusals.json'
import nlProfile from '~lang/nl/profile.json'

export const catalogs = {
  en: {
    balance: enBalance,
    batches: enBatches,
    cards: enCards,
    claims: enClaims,
    common: enCommon,
    refusals: enRefusals,
    profile: enProfile,
  },
  nl: {
    balance: nlBalance,
    batches: nlBatches,
    cards: nlCards,
    claims: nlClaims,
    common: nlCommon,
    refusals: nlRefusals,
    profile: nlProfile,
  },
}

/** Renders as on a traveller's page on 3 November 2026, in English unless told. */
export const showTraveller = (node: ReactNode, locale: Locale = 'en') =>
  render(
    <MantineProvider env="test">
      <IntlProvider
        locale={REGION[locale]}
        messages={catalogs[locale] as never}
        timeZone={TIME_ZONE}
        now={new Date('2026-11-03T12:00:00Z')}
      >
        {node}
      </IntlProvider>
    </MantineProvider>
  )
