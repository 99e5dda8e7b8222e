import type { Data } from '~generated/data'
import { AccountViews } from './AccountViews'
import { BrowserSessions } from './BrowserSessions'
import { Passkeys } from './Passkeys'
import { TwoFactorAuthentication, type TwoFactor } from './TwoFactorAuthentication'
import { UpdatePassword } from './UpdatePassword'

type Props = {
  twoFactor: TwoFactor
  passkeys: Data.People.Accounts.Auth.Passkey[]
  browsers: Data.People.Accounts.Auth.BrowserSession[]
  accountViews: Data.People.Impersonation.Impersonation[]
}

export default function Security({ twoFactor, passkeys, browsers, accountViews }: Props) {
  return (
    <>
      <UpdatePassword />
      <TwoFactorAuthentication twoFactor={twoFactor} />
      <Passkeys passkeys={passkeys} />
      <BrowserSessions browsers={browsers} />
      <AccountViews views={accountViews} />
    </>
  )
}
