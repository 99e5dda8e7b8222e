import { useConnection, useSessionWatch } from '~/live/useConnection'
import { useToasts } from '~/live/useToasts'
import { ConfirmIdentity } from './ConfirmIdentity'

/** What every page of a signed-in person has, whatever its frame. */
export function SignedIn() {
  useConnection()
  useSessionWatch()
  useToasts()
  return <ConfirmIdentity />
}
