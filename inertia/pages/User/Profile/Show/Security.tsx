import type { Data } from '~generated/data'
import { AccountViews } from './AccountViews'
import { BrowserSessions } from './BrowserSessions'
import { Passkeys } from './Passkeys'
import { TwoFactorAuthentication, type TwoFactor } from './TwoFactorAuthentication'
import { UpdatePassword } from './UpdatePassword'

type Props = {
  twoFactor: TwoFactor
  passkeys: Data.Auth.Passkey[]
  browsers: Data.Auth.BrowserSession[]
  accountViews: Data.Impersonation.Impersonation[]
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
