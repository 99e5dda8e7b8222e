import { Link } from '@adonisjs/inertia/react'
import { usePage } from '@inertiajs/react'
import { UnstyledButton } from '@mantine/core'
import {
  IconArrowsJoin,
  IconBuilding,
  IconBuildingBank,
  IconFileText,
  IconLayoutDashboard,
  IconMail,
  IconMenu2,
  IconMessage,
  IconReceipt,
  IconRoute,
  IconScale,
  IconTicket,
  IconTrain,
  IconUsers,
  IconX,
} from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { Logo } from '~/components/Logo'
import { SessionServices } from '~/components/SessionServices'
import { UserMenu } from '~/components/UserMenu'
import { useTranslations } from '~/i18n'
import classes from './AdminLayout.module.css'
import { Mantine } from './Mantine'
import { isCurrent } from './nav'
import { SkipLink } from './SkipLink'

const items = [
  { href: '/admin', label: 'overview', Icon: IconLayoutDashboard, exact: true },
  { href: '/admin/claims', label: 'claims', Icon: IconTicket },
  { href: '/admin/submissions', label: 'letters', Icon: IconMail },
  { href: '/admin/trips', label: 'trips', Icon: IconRoute },
  { href: '/admin/counterparties', label: 'operators', Icon: IconTrain },
  { href: '/admin/users', label: 'users', Icon: IconUsers },
  { href: '/admin/tenants', label: 'organisations', Icon: IconBuilding },
  { href: '/admin/contact-messages', label: 'messages', Icon: IconMessage },
  { href: '/admin/expenses', label: 'expenses', Icon: IconReceipt, finance: true },
  { href: '/admin/statements', label: 'statements', Icon: IconFileText, finance: true },
  { href: '/admin/lines', label: 'matching', Icon: IconArrowsJoin, finance: true },
  { href: '/admin/payout-runs', label: 'payoutRuns', Icon: IconBuildingBank, finance: true },
  { href: '/admin/proof', label: 'proof', Icon: IconScale, finance: true },
] as const

export default function AdminLayout({ children }: { children?: ReactNode }) {
  const t = useTranslations('common.nav')
  const words = useTranslations('common')
  const { url, props } = usePage()
  const [openOn, setOpenOn] = useState<string | null>(null)
  // Going to another page closes the menu by itself.
  const isOpen = openOn === url

  return (
    <Mantine>
      <div className={classes.frame}>
        <SkipLink />
        <header className={classes.side}>
          <div className={classes.top}>
            <Link route="admin.index" className={classes.logo} aria-label={t('start')}>
              <Logo inverted />
            </Link>
            <UnstyledButton
              className={classes.burger}
              aria-expanded={isOpen}
              aria-controls="staff-navigation"
              aria-label={isOpen ? t('closeMenu') : t('openMenu')}
              onClick={() => setOpenOn(isOpen ? null : url)}
            >
              {isOpen ? <IconX aria-hidden /> : <IconMenu2 aria-hidden />}
            </UnstyledButton>
          </div>
          <div id="staff-navigation" className={classes.menu} data-open={isOpen || undefined}>
            <nav className={classes.nav} aria-label={t('main')}>
              {items
                .filter((item) => !('finance' in item) || props.isFinance)
                .map(({ href, label, Icon, ...item }) => (
                  <Link
                    key={href}
                    href={href}
                    prefetch
                    aria-current={isCurrent(href, url, 'exact' in item) ? 'page' : undefined}
                  >
                    <Icon size={20} stroke={1.75} aria-hidden />
                    {t(label)}
                  </Link>
                ))}
            </nav>
            <div className={classes.foot}>
              {props.isSecondFactorOff && <p className={classes.warning}>{words('noSecondFactor')}</p>}
              <UserMenu withLanguage={false} />
            </div>
          </div>
        </header>
        <main id="main" className={classes.main}>
          {children}
        </main>
        <SessionServices />
      </div>
    </Mantine>
  )
}
