import { Link } from '@adonisjs/inertia/react'
import { usePage } from '@inertiajs/react'
import { IconFileUpload, IconHome, IconTicket, IconWallet } from '@tabler/icons-react'
import { client } from '~/client'
import type { ReactNode } from 'react'
import { DropAnywhere } from '~/components/DropAnywhere'
import { Logo } from '~/components/Logo'
import { SessionServices } from '~/components/SessionServices'
import { UserMenu } from '~/components/UserMenu'
import { OwedBanner } from '~/components/OwedBanner'
import { ImpersonationBanner } from '~/components/ImpersonationBanner'
import { useTranslations } from '~/i18n'
import { Mantine } from './Mantine'
import { SkipLink } from './SkipLink'
import { TabBar } from './TabBar'
import classes from './UserLayout.module.css'

const items = [
  { route: 'home.show', label: 'overview', Icon: IconHome },
  { route: 'batches.index', label: 'uploads', Icon: IconFileUpload },
  { route: 'claims.index', label: 'claims', Icon: IconTicket },
  { route: 'balance.show', label: 'balance', Icon: IconWallet },
] as const

/** Someone's own area. */
export default function UserLayout({ children }: { children?: ReactNode }) {
  const t = useTranslations('common')
  const { takesApplications } = usePage().props

  return (
    <Mantine>
      <div className={classes.frame}>
        <SkipLink />
        <header className={classes.header}>
          <ImpersonationBanner />
          <div className={classes.bar}>
            <Link route="home.show" className={classes.logo} aria-label={t('nav.start')}>
              <Logo />
            </Link>
            <Tabs />
            <UserMenu />
          </div>
        </header>
        <main id="main" className={classes.main}>
          <OwedBanner />
          {children}
        </main>
        <SessionServices />
        <DropAnywhere />
        <footer className={classes.footer}>
          <Link route="service_schedule">{t('footer.schedule')}</Link>
          {takesApplications && <Link route="job_application.show">{t('footer.researcher')}</Link>}
          <Link route="privacy_policy">{t('footer.privacy')}</Link>
          <Link route="terms_of_service">{t('footer.terms')}</Link>
          <Link route="contact">{t('footer.contact')}</Link>
          <Link route="status">{t('footer.status')}</Link>
        </footer>
      </div>
    </Mantine>
  )
}

function Tabs() {
  const t = useTranslations('common.nav')

  return (
    <TabBar
      className={classes.tabs}
      tabs={items.map(({ route, label, Icon }) => ({ href: client.urlFor(route), label: t(label), Icon }))}
    />
  )
}
