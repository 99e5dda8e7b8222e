import { type Page, expect } from '@playwright/test'
import { isLong } from '../../support/long.js'

/** From the smallest phone to a large screen, where the layout changes between; at 200 % zoom a screen has half of its width. */
const WIDTHS = isLong ? [320, 360, 390, 701, 768, 820, 925, 960, 1024, 1440, 1920] : [320, 701, 1440]

/** Where letters of twice the size are expected to fit as well. */
const WIDTHS_OF_LARGE_LETTERS = isLong ? [768, 1440] : []

/** What someone touches is at least this high and wide; CSS pixels, less what rounding takes. */
const TARGET = 43.5

/** At every width nothing sticks out sideways, and the logo, the menu and the main navigation are in sight. */
export async function expectToFit(page: Page, path: string) {
  for (const width of WIDTHS) await expectToFitAt(page, path, width)
  if (WIDTHS_OF_LARGE_LETTERS.length === 0) return
  const session = await page.context().newCDPSession(page)
  const lettersOf = (standard: number) =>
    session.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } })
  await lettersOf(32)
  for (const width of WIDTHS_OF_LARGE_LETTERS) await expectToFitAt(page, path, width)
  await lettersOf(16)
  await session.detach()
}

async function expectToFitAt(page: Page, path: string, width: number) {
  await page.setViewportSize({ width, height: 800 })
  const found = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.scrollingElement!
    const isOut = (element: Element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect()
      return left < -1 || right > innerWidth + 1 || top < -1 || bottom > innerHeight + 1
    }
    const shown = [...document.querySelectorAll('body :is(header, aside) :is(a, button)')].filter(
      (element) => element.checkVisibility() && !element.closest('[popover], main')
    )
    scrollTo(0, 0)
    return {
      sideways: scrollWidth - clientWidth,
      outOfSight: shown.filter(isOut).map(({ textContent }) => textContent),
    }
  })
  expect(found, `${path} at ${width}`).toEqual({ sideways: 0, outOfSight: [] })
}

/** What can be pressed on a phone is big enough for a thumb, except a link in a sentence (WCAG 2.5.8). */
export async function expectTouchable(page: Page) {
  const small = await page.evaluate((least) => {
    const sizeOf = (element: Element) => {
      const { width, height } = element.getBoundingClientRect()
      const around = getComputedStyle(element, '::after')
      const isAround = around.content !== 'none' && around.position === 'absolute'
      return isAround
        ? { width: Number.parseFloat(around.width), height: Number.parseFloat(around.height) }
        : { width, height }
    }
    const pressed = document.querySelectorAll<HTMLInputElement>(
      ':is(header, nav, footer) a, a[class*=button i], button, select, textarea, summary, input:not([type=hidden])'
    )
    return [...pressed]
      .filter((element) => element.checkVisibility() && sizeOf(element).width > 1)
      .filter((element) => {
        // Its label can be pressed as well, and a field fills the box around it.
        const all = [element, ...(element.labels ?? []), element.closest('.mantine-Input-wrapper')]
        return !all.some((one) => {
          if (!one) return false
          const { width, height } = sizeOf(one)
          return width >= least && height >= least
        })
      })
      .map((element) => {
        const { width, height } = sizeOf(element)
        const words = element.ariaLabel ?? element.textContent
        return `${element.tagName} “${words.trim()}” ${Math.round(width)} × ${Math.round(height)}`
      })
  }, TARGET)
  expect(small).toEqual([])
}
