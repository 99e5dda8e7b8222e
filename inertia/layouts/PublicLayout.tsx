import { Link } from '@adonisjs/inertia/react'
import { usePage } from '@inertiajs/react'
import { client } from '~/client'
import type { ReactNode } from 'react'
import { Logo } from '~/components/Logo'
import { ImpersonationBanner } from '~/components/ImpersonationBanner'
import { useTranslations } from '~/i18n'
import { ButtonLink } from '~/ui/ButtonLink'
import { PublicFooter } from './PublicFooter'
import classes from './PublicLayout.module.css'
import { SkipLink } from './SkipLink'

export default function PublicLayout({ children }: { children?: ReactNode }) {
  return (
    <div className={classes.frame}>
      <SkipLink />
      <ImpersonationBanner />
      <Header />
      <main id="main" className={classes.main}>
        {children}
      </main>
      <PublicFooter />
    </div>
  )
}

function Header() {
  const t = useTranslations('common.nav')
  const { props, url } = usePage()

  return (
    <header className={classes.header}>
      <div className={classes.bar}>
        <Link route="welcome" className={classes.logo} aria-label={t('home')}>
          <Logo />
        </Link>
        <nav className={classes.nav} aria-label={t('main')}>
          <a href="/#how">{t('how')}</a>
          <Link
            route="service_schedule"
            prefetch
            aria-current={url.startsWith(client.urlFor('service_schedule')) ? 'page' : undefined}
          >
            {t('schedule')}
          </Link>
        </nav>
        {props.home ? (
          <ButtonLink href={props.home} size="sm">
            {t('mine')}
          </ButtonLink>
        ) : (
          <ButtonLink href={client.urlFor('login')} size="sm" variant="default">
            {t('signIn')}
          </ButtonLink>
        )}
      </div>
    </header>
  )
}
