import '~/styles/mantine.css'

import { MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { nonce } from '~/nonce'
import { cssVariables, theme } from '~/theme'

/** What Mantine's parts need around them; pages for reading do without, and so without its weight. */
export const Mantine = ({ children }: { children: ReactNode }) => (
  <MantineProvider
    theme={theme}
    cssVariablesResolver={cssVariables}
    forceColorScheme="light"
    getStyleNonce={() => nonce}
  >
    {children}
  </MantineProvider>
)
