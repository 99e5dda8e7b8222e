import { IconDeviceLaptop, IconDeviceMobile, IconDeviceTablet } from '@tabler/icons-react'
import type { Data } from '~generated/data'
import { useLanguage } from '~/hooks/useLanguage'
import { useTranslations } from '~/i18n'
import { ActionButton } from '~/ui/ActionButton'
import { RelativeTime } from '~/ui/DateText'
import { StatusBadge } from '~/ui/StatusBadge'
import { LogoutOtherBrowserSessions } from './LogoutOtherBrowserSessions'
import { Section } from './Section'
import classes from './form.module.css'

type Browser = Data.People.Accounts.Auth.BrowserSession

const ICONS = { phone: IconDeviceMobile, tablet: IconDeviceTablet, computer: IconDeviceLaptop }

/** Everywhere someone is signed in, this browser first. */
export function BrowserSessions({ browsers }: { browsers: Browser[] }) {
  const t = useTranslations('profile.browsers')
  const sorted = [...browsers].sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent))

  return (
    <Section id="browsers" title={t('title')} description={t('lead')}>
      <ul className={classes.list}>
        {sorted.map((browser) => (
          <BrowserLine key={browser.id} browser={browser} />
        ))}
      </ul>
      {browsers.length > 1 && <LogoutOtherBrowserSessions count={browsers.length - 1} />}
    </Section>
  )
}

function BrowserLine({ browser }: { browser: Browser }) {
  const t = useTranslations('profile.browsers')
  const { locale } = useLanguage()
  const Icon = ICONS[browser.kind]
  const name = [browser.browser, browser.system].filter(Boolean).join(', ') || t('unknown')
  const country = browser.country && new Intl.DisplayNames(locale, { type: 'region' }).of(browser.country)
  const place = [country, browser.network].filter(Boolean).join(' · ')

  return (
    <li className={classes.item}>
      <Icon className={classes.icon} aria-hidden />
      <div className={classes.what}>
        <p className={classes.name}>{name}</p>
        <p className={classes.detail}>
          {place && `${place} · `}
          {browser.isCurrent ? t('now') : <RelativeTime value={browser.lastSeenAt} />}
          {browser.isRemembered && ` · ${t('remembered')}`}
        </p>
      </div>
      {browser.isCurrent ? (
        <StatusBadge tone="good">{t('this')}</StatusBadge>
      ) : (
        <ActionButton
          size="sm"
          route="browser_sessions.destroy"
          routeParams={{ id: browser.id }}
          stay
          aria-label={t('revokeNamed', { name })}
        >
          {t('revoke')}
        </ActionButton>
      )}
    </li>
  )
}
