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
import { client } from '~/client'
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
  { route: 'admin.index', label: 'overview', Icon: IconLayoutDashboard, exact: true },
  { route: 'admin.claims.index', label: 'claims', Icon: IconTicket },
  { route: 'admin.letters.index', label: 'letters', Icon: IconMail },
  { route: 'admin.trips.index', label: 'trips', Icon: IconRoute },
  { route: 'admin.counterparties.index', label: 'operators', Icon: IconTrain },
  { route: 'admin.users.index', label: 'users', Icon: IconUsers },
  { route: 'admin.tenants.index', label: 'organisations', Icon: IconBuilding },
  { route: 'admin.contact_messages.index', label: 'messages', Icon: IconMessage },
  { route: 'admin.expenses.index', label: 'expenses', Icon: IconReceipt, finance: true },
  { route: 'admin.statements.index', label: 'statements', Icon: IconFileText, finance: true },
  { route: 'admin.lines.index', label: 'matching', Icon: IconArrowsJoin, finance: true },
  { route: 'admin.payout_runs.index', label: 'payoutRuns', Icon: IconBuildingBank, finance: true },
  { route: 'admin.proof.show', label: 'proof', Icon: IconScale, finance: true },
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
                .filter((item) => !('finance' in item) || props.can.workOnMoney)
                .map(({ route, label, Icon, ...item }) => (
                  <Link
                    key={route}
                    route={route}
                    prefetch
                    aria-current={isCurrent(client.urlFor(route), url, 'exact' in item) ? 'page' : undefined}
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
