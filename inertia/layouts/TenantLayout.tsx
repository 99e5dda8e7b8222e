import { Link } from '@adonisjs/inertia/react'
import { usePage } from '@inertiajs/react'
import {
  IconBuilding,
  IconBuildingBank,
  IconFileUpload,
  IconHome,
  IconTicket,
  IconUsers,
  IconWallet,
} from '@tabler/icons-react'
import { client } from '~/client'
import type { ReactNode } from 'react'
import { Callout } from '~/components/traveller/Callout'
import { DropAnywhere } from '~/components/DropAnywhere'
import { LanguageSwitch } from '~/components/LanguageSwitch'
import { Logo } from '~/components/Logo'
import { OwedBanner } from '~/components/OwedBanner'
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
  const { props, url } = usePage()
  const { tenant, currentUser } = props
  const isOwn = currentUser !== undefined && isOwnPage(url)
  useBrand(tenant!.brandColour)

  return (
    <Mantine>
      <div className={classes.frame}>
        <SkipLink />
        <ImpersonationBanner />
        <header className={classes.header}>
          <div className={classes.bar}>
            <Name tenant={tenant!} isIn={currentUser !== undefined} />
            {currentUser && <Tabs tenant={tenant!} isOwn={isOwn} />}
            {currentUser ? <UserMenu /> : <LanguageSwitch />}
          </div>
        </header>
        <main id="main" className={classes.main}>
          {currentUser && tenant!.frozen && (
            <Callout tone="warning">{by('frozen', { tenant: tenant!.name, reason: tenant!.frozen })}</Callout>
          )}
          {isOwn && <OwedBanner />}
          {children}
        </main>
        {currentUser && <SessionServices />}
        {isOwn && <DropAnywhere />}
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

/** About the person who is there, not about the organisation. */
const isOwnPage = (url: string) => !url.startsWith('/t/') || /^\/t\/[^/]+\/(profile|looks)\b/.test(url)

function Name({ tenant, isIn }: { tenant: Tenant; isIn: boolean }) {
  const { home } = usePage().props
  const name = (
    <>
      <span className={classes.mark} aria-hidden>
        {tenant.name[0]}
      </span>
      {tenant.name}
    </>
  )
  if (!isIn || !home) return <p className={classes.name}>{name}</p>
  return (
    <Link href={home} className={classes.name}>
      {name}
    </Link>
  )
}

/** A manager has two places, the organisation and their own trips, and the tabs of the one they are in. */
function Tabs({ tenant, isOwn }: { tenant: Tenant; isOwn: boolean }) {
  const t = useTranslations('tenant.nav')
  const { props } = usePage()
  const of = (route: Parameters<typeof client.urlFor>[0]) => client.urlFor(route as 'tenant.home.show', [tenant.slug])
  const own = [
    { href: client.urlFor('home.show'), label: t('home'), Icon: IconHome },
    { href: client.urlFor('batches.index'), label: t('ownUploads'), Icon: IconFileUpload },
    { href: client.urlFor('claims.index'), label: t('claims'), Icon: IconTicket },
    { href: client.urlFor('balance.show'), label: t('balance'), Icon: IconWallet },
  ]
  if (!props.can.manageTenant) return <TabBar className={classes.tabs} tabs={own} />

  const managed = [
    { href: of('tenant.home.show'), label: t('home'), Icon: IconHome, isExact: true },
    { href: of('tenant.batches.index'), label: t('batches'), Icon: IconFileUpload },
    { href: of('tenant.claims.index'), label: t('claims'), Icon: IconTicket },
    { href: of('tenant.members.index'), label: t('members'), Icon: IconUsers },
    { href: of('tenant.balance.show'), label: t('balance'), Icon: IconBuildingBank },
  ]
  const organisation = { href: of('tenant.home.show'), label: t('organisation'), Icon: IconBuilding, isExact: true }
  return <TabBar className={classes.tabs} tabs={isOwn ? [...own, organisation] : managed} />
}
