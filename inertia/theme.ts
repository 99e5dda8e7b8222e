import { colorsTuple, createTheme, type CSSVariablesResolver, type MantineColorsTuple } from '@mantine/core'

// The colours themselves are in styles/tokens.css, where each has a value for day and one for night.
const scaleOf = (name: 'pine' | 'gray') =>
  colorsTuple(Array.from({ length: 10 }, (_, shade) => `var(--${name}-${shade})`))

/** What Mantine's own rules for the dark take: words, then borders, then what fields and menus stand on. */
const dark: MantineColorsTuple = [
  'var(--ink-body)',
  'var(--gray-8)',
  'var(--ink-soft)',
  'var(--ink-faint)',
  'var(--line-strong)',
  'var(--gray-1)',
  'var(--surface)',
  'var(--paper-deep)',
  'var(--gray-1)',
  'var(--gray-2)',
]

export const theme = createTheme({
  primaryColor: 'pine',
  primaryShade: 7,
  colors: { pine: scaleOf('pine'), gray: scaleOf('gray'), dark },
  black: 'var(--ink-body)',
  lineHeights: { md: '1.55' },
  fontFamily: 'var(--text)',
  headings: {
    fontFamily: 'var(--heading)',
    fontWeight: '650',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: 'clamp(1.75rem, 1.4rem + 1.4vw, 2.25rem)', lineHeight: '1.15' },
      h2: { fontSize: 'clamp(1.25rem, 1.15rem + 0.5vw, 1.5rem)', lineHeight: '1.25' },
      h3: { fontSize: '1.125rem', lineHeight: '1.35' },
      h4: { fontSize: '1rem', lineHeight: '1.4' },
    },
  },
  defaultRadius: 'md',
  radius: { xs: '4px', sm: '6px', md: '8px', lg: '12px', xl: '20px' },
  shadows: {
    xs: 'none',
    sm: '0 1px 2px var(--shade)',
    md: '0 8px 24px -8px var(--shade)',
    lg: '0 16px 40px -12px var(--shade)',
    xl: '0 24px 64px -16px var(--shade-strong)',
  },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Button: { defaultProps: { fw: 600 } },
    TextInput: { defaultProps: { size: 'md' } },
    PasswordInput: { defaultProps: { size: 'md' } },
  },
})

// The same for both: each of these is light by day and dark by night of itself.
const colours = {
  '--mantine-color-bright': 'var(--ink)',
  '--mantine-color-text': 'var(--ink-body)',
  '--mantine-color-body': 'var(--paper)',
  '--mantine-color-error': 'var(--bad)',
  '--mantine-color-success': 'var(--good)',
  '--mantine-color-placeholder': 'var(--ink-faint)',
  '--mantine-color-anchor': 'var(--pine-7)',
  '--mantine-color-dimmed': 'var(--ink-soft)',
  '--mantine-color-default': 'var(--surface)',
  '--mantine-color-default-hover': 'var(--gray-0)',
  '--mantine-color-default-color': 'var(--ink-body)',
  '--mantine-color-default-border': 'var(--gray-3)',
  '--mantine-color-disabled': 'var(--gray-2)',
  '--mantine-color-disabled-color': 'var(--gray-5)',
  '--mantine-color-disabled-border': 'var(--gray-3)',
  '--mantine-color-pine-text': 'var(--pine-7)',
  '--mantine-color-pine-filled': 'var(--filled)',
  '--mantine-color-pine-filled-hover': 'var(--filled-hover)',
  '--mantine-color-pine-light': 'var(--pine-1)',
  '--mantine-color-pine-light-hover': 'var(--pine-2)',
  '--mantine-color-pine-light-color': 'var(--pine-9)',
  '--mantine-color-pine-outline': 'var(--pine-7)',
  '--mantine-color-pine-outline-hover': 'var(--pine-0)',
  '--mantine-color-gray-light': 'var(--gray-1)',
  '--mantine-color-gray-light-hover': 'var(--gray-2)',
  '--mantine-color-gray-light-color': 'var(--gray-9)',
}

export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: colours,
  dark: colours,
})
