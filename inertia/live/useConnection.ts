import { usePage } from '@inertiajs/react'
import { useEffect } from 'react'
import { whenIdle } from '~/whenIdle'
import { setBearer } from './bearer'
import { live } from './live'

/** Connects whoever is signed in, once the page stands, and lets go when they are someone else or no one. */
export function useConnection() {
  const { push, currentUser, can, tenant } = usePage().props
  const { key, cluster, isHosted = false, bearer = null } = push ?? {}
  const channels = [
    currentUser && `user.${currentUser.id}`,
    can.workAsStaff && 'admin',
    can.manageTenant && tenant && `tenant.${tenant.slug}`,
  ]
    .filter(Boolean)
    .join()

  useEffect(() => setBearer(bearer), [bearer])

  useEffect(() => {
    if (!key || !cluster || !channels) return
    let stop = () => {}
    const callOff = whenIdle(() => {
      stop = live.start({ key, cluster, isHosted }, channels.split(','))
    })
    return () => {
      callOff()
      stop()
    }
  }, [key, cluster, isHosted, channels])
}
