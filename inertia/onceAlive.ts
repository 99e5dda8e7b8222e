const MAX_TRIES = 250

/**
 * Calls back once React has taken over every control of the page: a page that the server made comes alive part by part, and what
 * is pressed in a part before that is dropped. After five seconds a part whose code does not come no longer holds up the others.
 */
export function onceAlive(work: () => void, tries = MAX_TRIES) {
  if (tries === 0 || [...document.querySelectorAll('#app :enabled')].every(isAlive)) work()
  else setTimeout(onceAlive, 20, work, tries - 1)
}

/** React leaves its mark on each element it knows. */
const isAlive = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))
