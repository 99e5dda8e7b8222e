import { router, usePage } from '@inertiajs/react'
import { useEffect, useState } from 'react'
import { http } from '~/http'
import { whenIdle } from '~/when_idle'
import { keepBearer } from './bearer'
import { live } from './live'
import { concerns, useLiveState } from './useLive'

const WATCH_EVERY = 5_000

/** Connects whoever is signed in, once the page stands, and lets go when they are someone else or no one. */
export function useConnection() {
  const { push, currentUser, isStaff, isManager, tenant } = usePage().props
  const { key, cluster, isHosted = false, bearer = null } = push ?? {}
  const channels = [
    currentUser && `user.${currentUser.id}`,
    isStaff && 'admin',
    isManager && tenant && `tenant.${tenant.slug}`,
  ]
    .filter(Boolean)
    .join()

  useEffect(() => keepBearer(bearer), [bearer])

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

/**
 * Leaves the page, which may show money and travel, for the sign-in page that says so when this browser was
 * signed out from another one. Asks the server, whose answer is empty, when it is told to, and every few
 * seconds while there is no connection.
 */
export function useSessionWatch() {
  const state = useLiveState()
  const [{ watch, follow }] = useState(watcher)

  useEffect(follow, [follow])

  useEffect(
    () => live.listen((heard) => void (concerns(heard, ['SessionEnded']) && watch())),
    [watch]
  )

  useEffect(() => {
    if (state === 'live') return
    const timer = setInterval(() => void watch(), WATCH_EVERY)
    return () => clearInterval(timer)
  }, [state, watch])

  useEffect(() => {
    const onShow = () => void watch()
    document.addEventListener('visibilitychange', onShow)
    return () => document.removeEventListener('visibilitychange', onShow)
  }, [watch])
}

/** Someone who is on their way to a page, as when they sign out, learns from it whether they are signed in. */
function watcher() {
  let visits = 0
  let isVisiting = false

  return {
    async watch() {
      if (document.visibilityState !== 'visible' || isVisiting) return
      const known = visits
      const axios = await http()
      const answer = await axios.get('/browser-session', ANY_STATUS).catch(() => null)
      if (answer?.status === 401 && visits === known) router.visit('/login', { replace: true })
    },

    follow() {
      const stops = [
        router.on('start', ({ detail: { visit } }) => {
          if (visit.async) return
          visits++
          isVisiting = true
        }),
        router.on('finish', ({ detail: { visit } }) => {
          if (!visit.async) isVisiting = false
        }),
      ]
      return () => stops.forEach((stop) => stop())
    },
  }
}

const ANY_STATUS = { validateStatus: () => true }
