import { createTheme, type CSSVariablesResolver, type MantineColorsTuple } from '@mantine/core'

const pine: MantineColorsTuple = [
  '#eef5f3',
  '#dcebe7',
  '#b9d7d0',
  '#8fbfb5',
  '#5fa397',
  '#378678',
  '#1b7066',
  '#0b5d57',
  '#0a4b47',
  '#0b3b38',
]

/** The colour of a ticket, for the one thing on a page that should catch the eye. */
const amber: MantineColorsTuple = [
  '#fff6e5',
  '#ffebc7',
  '#fedb9a',
  '#fcc766',
  '#f8b23c',
  '#f0a01f',
  '#d9860c',
  '#a86305',
  '#824b07',
  '#5f370b',
]

/** Neutrals a little warm and a little green, so that borders belong to the paper they are on. */
const gray: MantineColorsTuple = [
  '#f8f7f3',
  '#f1efe9',
  '#e6e3da',
  '#d7d4c9',
  '#b7b6ab',
  '#8b8d83',
  '#5c665f',
  '#434d48',
  '#2c3733',
  '#1c2624',
]

export const theme = createTheme({
  primaryColor: 'pine',
  primaryShade: 7,
  colors: { pine, amber, gray },
  black: '#16302d',
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
    sm: '0 1px 2px rgb(11 59 56 / 6%)',
    md: '0 8px 24px -8px rgb(11 59 56 / 18%)',
    lg: '0 16px 40px -12px rgb(11 59 56 / 22%)',
    xl: '0 24px 64px -16px rgb(11 59 56 / 26%)',
  },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Button: { defaultProps: { fw: 600 } },
    TextInput: { defaultProps: { size: 'md' } },
    PasswordInput: { defaultProps: { size: 'md' } },
  },
})

export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-body': '#fbf9f4',
    '--mantine-color-text': '#16302d',
    '--mantine-color-dimmed': '#50605c',
    '--mantine-color-placeholder': '#6f7a76',
    '--mantine-color-anchor': '#0b5d57',
    '--mantine-color-error': '#b3261e',
    '--mantine-color-default-border': '#d7d4c9',
  },
  dark: {},
})
