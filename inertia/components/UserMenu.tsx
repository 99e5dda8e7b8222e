import { Link } from '@adonisjs/inertia/react'
import { router, usePage } from '@inertiajs/react'
import { IconCheck, IconChevronDown, IconLogout, IconReceipt, IconUserCircle } from '@tabler/icons-react'
import { type MouseEvent, Suspense, lazy } from 'react'
import { client } from '~/client'
import { LANGUAGE_NAMES, useLanguage } from '~/hooks/useLanguage'
import { THEMES, useTheme } from '~/hooks/useTheme'
import { LOCALES, useTranslations } from '~/i18n'
import { LiveLine, LiveMark } from './LiveStatus'
import { THEME_ICONS } from './themeIcons'
import classes from './UserMenu.module.css'

const TenantMenuItems = lazy(() => import('./TenantMenuItems'))

type Props = { withLanguage?: boolean }

/** The person, their account, language and theme, and the way out. Where it opens is up to the layout (`--menu-inset`). */
export function UserMenu({ withLanguage = true }: Props) {
  const t = useTranslations('common.nav')
  const { currentUser, can, tenant } = usePage().props
  if (!currentUser) return null

  const name = `${currentUser.first_name} ${currentUser.last_name}`
  // Of "de Vries" the V, as on a door.
  const initials = name
    .match(/\p{Lu}/gu)
    ?.slice(0, 2)
    .join('')

  return (
    <>
      <button type="button" className={classes.target} popoverTarget="user-menu">
        <span className={classes.initials} data-initials={initials} aria-hidden />
        <span className={classes.name}>{currentUser.first_name}</span>
        <LiveMark />
        <span className={classes.hidden}>, {t('menu')}</span>
        <IconChevronDown size={16} aria-hidden />
      </button>
      <div id="user-menu" popover="auto" className={classes.menu}>
        <p className={classes.who}>
          <strong>{name}</strong>
          <span>{currentUser.email}</span>
        </p>
        <LiveLine />
        <Link
          href={tenant ? client.urlFor('tenant.profile', { tenant: tenant.slug }) : client.urlFor('profile.show')}
          className={classes.item}
          onClick={closeMenu}
          prefetch
        >
          <IconUserCircle size={18} aria-hidden />
          {t('account')}
        </Link>
        {tenant && (
          <Suspense>
            <TenantMenuItems slug={tenant.slug} isManager={can.manageTenant} onClick={closeMenu} />
          </Suspense>
        )}
        {can.submitExpenses && (
          <Link route="expenses.index" className={classes.item} onClick={closeMenu} prefetch>
            <IconReceipt size={18} aria-hidden />
            {t('myExpenses')}
          </Link>
        )}
        {withLanguage && <Languages />}
        <Themes />
        <button type="button" className={classes.item} onClick={() => router.delete(client.urlFor('login.destroy'))}>
          <IconLogout size={18} aria-hidden />
          {t('signOut')}
        </button>
      </div>
    </>
  )
}

// A popover outlives the page it was opened on.
const closeMenu = ({ currentTarget }: MouseEvent<Element>) =>
  currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()

function Languages() {
  const t = useTranslations('common.language')
  const { locale, switchTo } = useLanguage()

  return (
    <div className={classes.languages} role="group" aria-label={t('choose')}>
      {LOCALES.map((option) => (
        <button
          key={option}
          type="button"
          lang={option}
          className={classes.item}
          aria-pressed={option === locale}
          onClick={() => switchTo(option)}
        >
          {LANGUAGE_NAMES[option]}
          {option === locale && <IconCheck size={18} aria-hidden />}
        </button>
      ))}
    </div>
  )
}

function Themes() {
  const t = useTranslations('common.theme')
  const { theme, switchTo } = useTheme()

  return (
    <div className={classes.themes} role="group" aria-label={t('choose')}>
      {THEMES.map((option) => {
        const Icon = THEME_ICONS[option]
        return (
          <button
            key={option}
            type="button"
            title={t(option)}
            aria-label={t(option)}
            aria-pressed={option === theme}
            onClick={() => switchTo(option)}
          >
            <Icon size={18} aria-hidden />
          </button>
        )
      })}
    </div>
  )
}
