import { router } from '@inertiajs/react'
import { client } from '~/client'
import { useEffect, useState } from 'react'
import { http } from '~/http'
import { live } from './live'
import { concerns, useLiveState } from './useLive'

const WATCH_EVERY = 5_000
const SIGNED_OUT = 401

/**
 * Leaves the page, which may show money and travel, for the sign-in page when this browser was signed out from
 * elsewhere. Asks the server, whose answer is empty, when it is told to, and every few seconds while there is no
 * connection; and learns it from whatever the page asks for by itself.
 */
export function useSessionWatch() {
  const state = useLiveState()
  const [{ watch, follow }] = useState(watcher)

  useEffect(follow, [follow])

  useEffect(() => live.listen((heard) => void (concerns(heard, ['SessionEnded']) && watch())), [watch])

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

/**
 * The server leads nobody away from a page for what the page asks by itself: it answers that they are signed out.
 * Someone who is on their way, as when they sign out here, learns from where they arrive; else this page leaves.
 */
function watcher() {
  let deeds = 0
  let isUnderWay = false

  const leave = (known: number) => {
    if (!isUnderWay && deeds === known) router.visit(client.urlFor('login'), { replace: true })
  }

  return {
    async watch() {
      if (document.visibilityState !== 'visible' || isUnderWay) return
      const known = deeds
      const axios = await http()
      const answer = await axios.get(client.urlFor('browser_session'), ANY_STATUS).catch(() => null)
      if (answer?.status === SIGNED_OUT) leave(known)
    },

    follow() {
      const stops = [
        router.on('start', ({ detail: { visit } }) => {
          if (visit.async) return
          deeds++
          isUnderWay = true
        }),
        router.on('finish', ({ detail: { visit } }) => {
          if (!visit.async) isUnderWay = false
        }),
        router.on('httpException', (event) => {
          if (event.detail.response.status !== SIGNED_OUT) return
          event.preventDefault()
          leave(deeds)
        }),
      ]
      return () => stops.forEach((stop) => stop())
    },
  }
}

const ANY_STATUS = { validateStatus: () => true }
