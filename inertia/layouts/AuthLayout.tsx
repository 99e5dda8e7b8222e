import { Link } from '@adonisjs/inertia/react'
import { usePage } from '@inertiajs/react'
import type { ReactNode } from 'react'
import { ConfirmIdentity } from '~/components/ConfirmIdentity'
import { LanguageSwitch } from '~/components/LanguageSwitch'
import { Logo } from '~/components/Logo'
import { ImpersonationBanner } from '~/components/ImpersonationBanner'
import { useTranslations } from '~/i18n'
import classes from './AuthLayout.module.css'
import { Mantine } from './Mantine'
import { SkipLink } from './SkipLink'

export default function AuthLayout({ children }: { children?: ReactNode }) {
  const t = useTranslations('common')
  const { currentUser } = usePage().props

  return (
    <Mantine>
      <ImpersonationBanner />
      {currentUser && <ConfirmIdentity />}
      <div className={classes.frame}>
        <SkipLink />
        <aside className={classes.aside} aria-label={t('layout.about')}>
          <Link route="welcome" aria-label={t('nav.home')}>
            <Logo inverted />
          </Link>
          <div className={classes.pitch}>
            <p className={classes.line}>{t('footer.promise')}</p>
            <ul className={classes.points}>
              <li>{t('layout.point1')}</li>
              <li>{t('layout.point2')}</li>
              <li>{t('layout.point3')}</li>
            </ul>
          </div>
          <nav className={classes.legal} aria-label={t('footer.label')}>
            <Link route="privacy_policy">{t('footer.privacy')}</Link>
            <Link route="terms_of_service">{t('footer.terms')}</Link>
          </nav>
        </aside>
        <div className={classes.side}>
          <header className={classes.top}>
            <Link route="welcome" className={classes.phoneLogo} aria-label={t('nav.home')}>
              <Logo />
            </Link>
            <LanguageSwitch />
          </header>
          <main id="main" className={classes.main}>
            {children}
          </main>
        </div>
      </div>
    </Mantine>
  )
}
