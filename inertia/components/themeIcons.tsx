import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react'

export const THEME_ICONS = { auto: IconDeviceDesktop, light: IconSun, dark: IconMoon }
