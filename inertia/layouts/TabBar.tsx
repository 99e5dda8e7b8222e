import { Link } from '@adonisjs/inertia/react'
import { usePage } from '@inertiajs/react'
import type { Icon } from '@tabler/icons-react'
import { useTranslations } from '~/i18n'
import { isCurrent } from './nav'
import classes from './TabBar.module.css'

type Props = {
  tabs: { href: string; label: string; Icon: Icon; isExact?: boolean }[]
  /** How it looks in the header of a wide screen. */
  className: string
}

/** The main navigation: in the header on a wide screen, under the thumb on a tablet or a phone. */
export function TabBar({ tabs, className }: Props) {
  const t = useTranslations('common.nav')
  const { url } = usePage()

  return (
    <nav className={`${classes.tabs} ${className}`} aria-label={t('main')}>
      {tabs.map(({ href, label, Icon, isExact }) => (
        <Link key={href} href={href} prefetch aria-current={isCurrent(href, url, isExact) ? 'page' : undefined}>
          <Icon size={22} stroke={1.75} aria-hidden />
          {label}
        </Link>
      ))}
    </nav>
  )
}
