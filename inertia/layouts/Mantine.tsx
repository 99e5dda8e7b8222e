import '~/styles/mantine.css'

import { MantineProvider } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { nonce } from '~/nonce'
import { cssVariables, theme } from '~/theme'
import { currentTheme } from './currentTheme'

/** What Mantine's parts need around them; pages for reading do without, and so without its weight. */
export function Mantine({ children }: { children: ReactNode }) {
  const [colorSchemeManager] = useState(currentTheme)

  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      colorSchemeManager={colorSchemeManager}
      getStyleNonce={() => nonce}
    >
      {children}
    </MantineProvider>
  )
}
