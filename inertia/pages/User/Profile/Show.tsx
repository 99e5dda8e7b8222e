import { Link } from '@adonisjs/inertia/react'
import { IconChevronLeft } from '@tabler/icons-react'
import { Suspense, lazy, useDeferredValue } from 'react'
import type { ProfileMenu } from '#app/web/profile/profile_menu'
import type { ProfileSection } from '#app/people/accounts/profile_section'
import type { Data } from '~generated/data'
import type { CardOnFile } from '~/components/cards/useCardWords'
import { useTranslations } from '~/i18n'
import type { InertiaProps } from '~/types'
import { PageHeader } from '~/ui/PageHeader'
import type { EmailPreference } from './Show/EmailPreferences'
import type { SignedMandate } from './Show/Mandate'
import { Menu } from './Show/Menu'
import type { Premium } from './Show/premium'
import type { Referrals } from './Show/ReferralSection'
import type { TwoFactor } from './Show/TwoFactorAuthentication'
import { useMovedSections } from './Show/useMovedSections'
import { useProfileUrl } from './Show/useProfileUrl'
import classes from './Show/layout.module.css'

const Appearance = lazy(() => import('./Show/Appearance'))
const Cards = lazy(() => import('./Show/Cards'))
const DeleteAccount = lazy(() => import('./Show/DeleteAccount'))
const EmailPreferences = lazy(() => import('./Show/EmailPreferences'))
const IbanCard = lazy(() => import('./Show/IbanCard'))
const Mandate = lazy(() => import('./Show/Mandate'))
const Personal = lazy(() => import('./Show/Personal'))
const PremiumService = lazy(() => import('./Show/PremiumService'))
const ReferralSection = lazy(() => import('./Show/ReferralSection'))
const Security = lazy(() => import('./Show/Security'))

/** Beside what each page has the props of the section that is open, and no others. */
type Props = InertiaProps<{
  section: ProfileSection
  sections: ProfileSection[]
  menu: ProfileMenu | null
  profile?: Data.People.Accounts.Profile
  pendingEmail?: string | null
  bankAccount?: { last4: string | null; paidFrom: string | null }
  cards?: CardOnFile[]
  mandate?: SignedMandate
  twoFactor?: TwoFactor
  passkeys?: Data.People.Accounts.Auth.Passkey[]
  browsers?: Data.People.Accounts.Auth.BrowserSession[]
  accountViews?: Data.People.Impersonation.Impersonation[]
  emailPreferences?: EmailPreference[]
  premium?: Premium
  referrals?: Referrals | null
}>

/** A menu of sections, each at its own address; on a wide screen with the first of them open. */
export default function ProfileShow(given: Props) {
  // Until the code of the next section is here, the one that was open stays.
  const props = useDeferredValue(given)
  const { section, sections, menu } = props
  const t = useTranslations('profile')
  const url = useProfileUrl()
  useMovedSections(menu !== null, sections)
  const title = t('title')

  return (
    <div data-page={menu ? 'menu' : 'section'} className={classes.profile}>
      {!menu && (
        <Link href={url()} className={classes.back} prefetch preserveState>
          <IconChevronLeft size={18} aria-hidden />
          {title}
        </Link>
      )}
      <div className={classes.header}>
        <PageHeader title={title} documentTitle={menu ? title : `${t(`menu.sections.${section}`)} · ${title}`} />
      </div>
      <div className={classes.layout}>
        <Menu current={section} sections={sections} menu={menu} />
        <div className={classes.sections}>
          <Suspense>
            <Opened {...props} />
          </Suspense>
        </div>
      </div>
    </div>
  )
}

function Opened(props: Props) {
  const { profile, pendingEmail, currentUser, twoFactor, passkeys, browsers, accountViews } = props

  return (
    <>
      {profile && <Personal profile={profile} email={currentUser!.email} pendingEmail={pendingEmail ?? null} />}
      {props.bankAccount && <IbanCard {...props.bankAccount} />}
      {props.cards && <Cards cards={props.cards} />}
      {props.mandate && <Mandate mandate={props.mandate} />}
      {twoFactor && passkeys && browsers && accountViews && (
        <Security {...{ twoFactor, passkeys, browsers, accountViews }} />
      )}
      {props.emailPreferences && <EmailPreferences preferences={props.emailPreferences} />}
      {props.premium && <PremiumService premium={props.premium} />}
      {props.referrals && <ReferralSection referrals={props.referrals} />}
      {props.section === 'appearance' && <Appearance />}
      {props.section === 'account' && <DeleteAccount />}
    </>
  )
}
