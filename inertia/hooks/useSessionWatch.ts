import { router } from '@inertiajs/react'
import { useEffect } from 'react'
import { http } from '~/http'

const EVERY = 5_000

/**
 * Notices when this browser was signed out from another one and leaves the page, which may show money and
 * travel, for the sign-in page that says so. Asks while the tab is looked at; the answer is empty.
 */
export function useSessionWatch() {
  useEffect(() => {
    const watch = async () => {
      if (document.visibilityState !== 'visible') return
      const axios = await http()
      const answer = await axios.get('/browser-session', ANY_STATUS).catch(() => null)
      if (answer?.status === 401) router.visit('/login', { replace: true })
    }
    const timer = setInterval(() => void watch(), EVERY)
    const onShow = () => void watch()
    document.addEventListener('visibilitychange', onShow)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', onShow)
    }
  }, [])
}

const ANY_STATUS = { validateStatus: () => true }
