import './styles/progress.css'

import type { PendingVisit } from '@inertiajs/core'
import { router } from '@inertiajs/react'
import NProgress from 'nprogress'

const DELAY = 250

NProgress.configure({
  showSpinner: false,
  barSelector: '.bar',
  // Its own names a role that does not exist.
  template: '<div class="bar"></div>',
})

/** A bar at the top of the page for a visit that takes its time; what goes on behind the page shows none. */
export function showProgress() {
  let timer: ReturnType<typeof setTimeout> | undefined
  let awaitsPrefetch = false

  const begin = () => {
    clearTimeout(timer)
    timer = setTimeout(() => NProgress.start(), DELAY)
  }
  const end = () => {
    clearTimeout(timer)
    awaitsPrefetch = false
    NProgress.done()
  }

  // A visit that was asked for in advance and is still on its way does not start anew.
  router.on('before', ({ detail: { visit } }) => {
    // What goes on behind the page changes nothing about the visit that is under way.
    if (visit.async) return
    awaitsPrefetch = isOnItsWay(visit)
    if (awaitsPrefetch) begin()
  })
  router.on('start', ({ detail: { visit } }) => {
    if (visit.showProgress) begin()
  })
  router.on('progress', ({ detail: { progress } }) => {
    if (NProgress.isStarted() && progress?.percentage) {
      NProgress.set(Math.max(NProgress.status ?? 0, (progress.percentage / 100) * 0.9))
    }
  })
  router.on('finish', ({ detail: { visit } }) => {
    if (visit.showProgress || (visit.prefetch && awaitsPrefetch)) end()
  })
  router.on('navigate', () => {
    if (awaitsPrefetch) end()
  })
}

// Looking one up marks the headers that it is given as those of a prefetch.
const isOnItsWay = (visit: PendingVisit) =>
  Boolean(router.getPrefetching(visit.url, { ...visit, headers: { ...visit.headers } }))
