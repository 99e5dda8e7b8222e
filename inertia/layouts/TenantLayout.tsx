import { Link } from '@adonisjs/inertia/react'
import { usePage } from '@inertiajs/react'
import { IconBuildingBank, IconFileUpload, IconTicket, IconUsers, IconWallet } from '@tabler/icons-react'
import { client } from '~/client'
import type { ReactNode } from 'react'
import { LanguageSwitch } from '~/components/LanguageSwitch'
import { Logo } from '~/components/Logo'
import { SessionServices } from '~/components/SessionServices'
import { UserMenu } from '~/components/UserMenu'
import { ImpersonationBanner } from '~/components/ImpersonationBanner'
import { useTranslations } from '~/i18n'
import { Mantine } from './Mantine'
import { SkipLink } from './SkipLink'
import { TabBar } from './TabBar'
import classes from './TenantLayout.module.css'
import { useBrand } from './useBrand'

type Tenant = { name: string; slug: string; brandColour: string }

/** The area of an organisation, in its name and colour; for its people, and for whoever is on their way in. */
export default function TenantLayout({ children }: { children?: ReactNode }) {
  const t = useTranslations('common')
  const by = useTranslations('tenant')
  const { tenant, currentUser } = usePage().props
  useBrand(tenant!.brandColour)

  return (
    <Mantine>
      <div className={classes.frame}>
        <SkipLink />
        <ImpersonationBanner />
        <header className={classes.header}>
          <div className={classes.bar}>
            <p className={classes.name}>
              <span className={classes.mark} aria-hidden>
                {tenant!.name[0]}
              </span>
              {tenant!.name}
            </p>
            {currentUser && <Tabs tenant={tenant!} />}
            {currentUser ? <UserMenu /> : <LanguageSwitch />}
          </div>
        </header>
        <main id="main" className={classes.main}>
          {children}
        </main>
        {currentUser && <SessionServices />}
        <footer className={classes.footer}>
          <span className={classes.by}>
            {by('by')} <Logo />
          </span>
          <Link route="privacy_policy">{t('footer.privacy')}</Link>
          <Link route="terms_of_service">{t('footer.terms')}</Link>
          <Link route="contact">{t('footer.contact')}</Link>
          <Link route="status">{t('footer.status')}</Link>
        </footer>
      </div>
    </Mantine>
  )
}

function Tabs({ tenant }: { tenant: Tenant }) {
  const t = useTranslations('tenant.nav')
  const { can } = usePage().props
  const managed = [
    { href: client.urlFor('tenant.members.index', { tenant: tenant.slug }), label: t('members'), Icon: IconUsers },
    {
      href: client.urlFor('tenant.balance.show', { tenant: tenant.slug }),
      label: t('organisationBalance'),
      Icon: IconBuildingBank,
    },
  ]
  const own = [
    { href: client.urlFor('batches.index'), label: t('uploads'), Icon: IconFileUpload },
    { href: client.urlFor('claims.index'), label: t('claims'), Icon: IconTicket },
    { href: client.urlFor('balance.show'), label: t('balance'), Icon: IconWallet },
  ]

  return <TabBar className={classes.tabs} tabs={can.manageTenant ? [...own, ...managed] : own} />
}
