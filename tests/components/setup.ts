import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// What Mantine asks of a browser and jsdom does not have.
window.matchMedia ??= (query: string) =>
  ({ matches: false, media: query, addEventListener() {}, removeEventListener() {} }) as never
window.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}

// The first to show a part that loads when it is opened waits for its module, on a busy machine over a second.
configure({ asyncUtilTimeout: 10_000 })
afterEach(cleanup)

// jsdom knows no popovers: a button opens the one it names, and both ways are said as a browser says them.
const open = new WeakSet<HTMLElement>()
function turn(popover: HTMLElement, newState: 'open' | 'closed') {
  if (open.has(popover) === (newState === 'open')) return
  popover.dispatchEvent(Object.assign(new Event('beforetoggle'), { newState }))
  if (newState === 'open') open.add(popover)
  else open.delete(popover)
  popover.style.display = newState === 'open' ? 'block' : ''
  popover.dispatchEvent(Object.assign(new Event('toggle'), { newState }))
}
HTMLElement.prototype.hidePopover ??= function hidePopover() {
  turn(this, 'closed')
}
document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element && target.closest('[popovertarget]')
  const popover = button && document.getElementById(button.getAttribute('popovertarget')!)
  if (popover) turn(popover, open.has(popover) ? 'closed' : 'open')
})
