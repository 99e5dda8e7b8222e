import { stoppedAt } from '#app/platform/shared/clock'
import { currentRequest } from '#app/platform/shared/current_request'

export type ActsFor = {
  tenantId: number | null
  /** Of a tenant's rows those of this person alone; null where nobody has signed in. */
  personId?: number | null
  /** And those of its business travel. */
  manages?: boolean
  scope: '' | 'staff' | 'worker' | 'authentication' | 'viewing'
}

type Scope = { actsFor: ActsFor; isReadOnly: boolean }

/** The values stand in the text: a message with BEGIN and a second statement takes no parameters. */
export function settingsOf({ actsFor, isReadOnly }: Scope) {
  const settings = whoseOf(actsFor)
  const stopped = stoppedAt()
  const socketId = currentRequest()?.socketId
  const told = socketId ? `${settings}; set local fareback.socket_id = '${socketId}'` : settings
  const clocked = stopped ? `${told}; set local fareback.now = '${stopped}'` : told
  return isReadOnly ? `set transaction read only; ${clocked}` : clocked
}

function whoseOf({ tenantId, personId, manages, scope }: ActsFor) {
  const whose = `set local fareback.scope = '${scope}'`
  // Of these no policy asks whose rows they are; no setting outlives its transaction.
  if ((scope === 'staff' || scope === 'worker') && !tenantId && !personId) return whose
  return `set local fareback.tenant_id = '${idOrNone(tenantId)}'; set local fareback.person_id = '${idOrNone(personId)}'; set local fareback.manages = '${manages ? 'yes' : ''}'; ${whose}`
}

const idOrNone = (id: number | null | undefined) => (id ? Number(id) : '')
