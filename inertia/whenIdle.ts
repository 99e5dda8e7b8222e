/** A page that is never idle gets it all the same. */
const AT_THE_LATEST = 5_000
/** Where a browser does not say when it is idle, Safari for one. */
const A_WHILE = 2_000

/**
 * Does something once the page has loaded and the browser has nothing better to do, such as fetching what the page
 * can do without at first. The answer calls it off.
 */
export function whenIdle(work: () => void) {
  let callOff = () => window.removeEventListener('load', wait)

  function wait() {
    if (typeof window.requestIdleCallback === 'function') {
      const id = window.requestIdleCallback(work, { timeout: AT_THE_LATEST })
      callOff = () => window.cancelIdleCallback(id)
    } else {
      const timer = setTimeout(work, A_WHILE)
      callOff = () => clearTimeout(timer)
    }
  }

  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true })
  return () => callOff()
}
