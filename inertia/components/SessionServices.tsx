import { useConnection } from '~/live/useConnection'
import { useSessionWatch } from '~/live/useSessionWatch'
import { useToasts } from '~/live/useToasts'
import { ConfirmIdentity } from './ConfirmIdentity'

/** What every page of a signed-in person has, whatever its frame. */
export function SessionServices() {
  useConnection()
  useSessionWatch()
  useToasts()
  return <ConfirmIdentity />
}
