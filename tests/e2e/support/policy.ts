import type { Page } from '@playwright/test'

/** What the content security policy stops on a page, from now on. */
export async function watchPolicy(page: Page) {
  const stopped: string[] = []
  await page.exposeFunction('reportStopped', (what: string) => stopped.push(what))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const report = (window as unknown as { reportStopped: (what: string) => void }).reportStopped
      report(`${event.effectiveDirective} ${event.blockedURI} on ${location.pathname}`)
    })
  })
  return stopped
}
