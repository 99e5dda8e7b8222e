import { useSessionWatch } from '~/hooks/useSessionWatch'
import { ConfirmIdentity } from './ConfirmIdentity'

/** What every page of a signed-in person has, whatever its frame. */
export function SignedIn() {
  useSessionWatch()
  return <ConfirmIdentity />
}
