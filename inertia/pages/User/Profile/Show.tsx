import type { Data } from '~generated/data'
import type { CardOnFile } from '~/components/cards/useCardWords'
import { useTranslations } from '~/i18n'
import type { InertiaProps } from '~/types'
import { PageHeader } from '~/ui/PageHeader'
import { AccountViews } from './Show/AccountViews'
import { Appearance } from './Show/Appearance'
import { BrowserSessions } from './Show/BrowserSessions'
import { Cards } from './Show/Cards'
import { DeleteAccount } from './Show/DeleteAccount'
import { type EmailPreference, EmailPreferences } from './Show/EmailPreferences'
import { IbanCard } from './Show/IbanCard'
import { Mandate, type SignedMandate } from './Show/Mandate'
import { Passkeys } from './Show/Passkeys'
import type { Premium } from './Show/premium'
import { PremiumService } from './Show/PremiumService'
import { ProfileNav } from './Show/ProfileNav'
import { ProfileSection } from './Show/ProfileSection'
import { UpdatePassword } from './Show/UpdatePassword'
import { UpdateProfileInformation } from './Show/UpdateProfileInformation'
import { ReferralSection, type Referrals } from './Show/ReferralSection'
import { TwoFactorAuthentication, type TwoFactor } from './Show/TwoFactorAuthentication'
import classes from './Show/layout.module.css'

type Props = InertiaProps<{
  profile: Data.Users.Profile
  pendingEmail: string | null
  twoFactor: TwoFactor
  passkeys: Data.Auth.Passkey[]
  browsers: Data.Auth.BrowserSession[]
  emailPreferences: EmailPreference[]
  premium: Premium
  referrals: Referrals | null
  cards: CardOnFile[]
  mandate: SignedMandate
  accountViews: Data.Impersonation.Impersonation[]
  bankAccount: { last4: string | null; paidFrom: string | null }
}>

export default function ProfileShow(props: Props) {
  const t = useTranslations('profile')

  return (
    <>
      <PageHeader title={t('title')} />
      <div className={classes.layout}>
        <ProfileNav />
        <div className={classes.sections}>
          <ProfileSection profile={props.profile} />
          <UpdateProfileInformation
            email={props.currentUser!.email}
            pendingEmail={props.pendingEmail}
          />
          <Cards cards={props.cards} />
          <IbanCard {...props.bankAccount} />
          <Mandate mandate={props.mandate} />
          <UpdatePassword />
          <TwoFactorAuthentication twoFactor={props.twoFactor} />
          <Passkeys passkeys={props.passkeys} />
          <BrowserSessions browsers={props.browsers} />
          <AccountViews views={props.accountViews} />
          <PremiumService premium={props.premium} />
          {props.referrals && <ReferralSection referrals={props.referrals} />}
          <EmailPreferences preferences={props.emailPreferences} />
          <Appearance />
          <DeleteAccount />
        </div>
      </div>
    </>
  )
}
