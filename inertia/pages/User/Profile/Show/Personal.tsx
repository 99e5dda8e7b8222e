import type { Data } from '~generated/data'
import { ProfileSection } from './ProfileSection'
import { UpdateProfileInformation } from './UpdateProfileInformation'

type Props = { profile: Data.People.Accounts.Profile; email: string; pendingEmail: string | null }

export default function Personal({ profile, email, pendingEmail }: Props) {
  return (
    <>
      <ProfileSection profile={profile} />
      <UpdateProfileInformation email={email} pendingEmail={pendingEmail} />
    </>
  )
}
