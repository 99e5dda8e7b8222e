import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { chromium } from '@playwright/test'
import sharp from 'sharp'

/** Draws what other sites and home screens show of us; run by hand after the words or the mark change. */
const ASSETS = 'inertia/assets'
const WORDS = {
  en: {
    title: 'Get your public transport money back',
    text: 'Missed check-out or paid twice? See what you can claim, and until when.',
    promise: 'No refund, no fee.',
  },
  nl: {
    title: 'Krijg je ov-geld terug',
    text: 'Vergeten uit te checken of dubbel betaald? Bekijk wat je kunt claimen, en tot wanneer.',
    promise: 'Geen terugbetaling, geen kosten.',
  },
}

const mark = readFileSync(`${ASSETS}/favicon.svg`, 'utf8')
const { resolve } = createRequire(import.meta.url)
const font = (name: string) =>
  readFileSync(
    resolve(`@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`)
  ).toString('base64')
const face = (name: string, family: string) =>
  `@font-face { font-family: ${family}; font-weight: 200 900; src: url(data:font/woff2;base64,${font(name)}) }`

const card = ({ title, text, promise }: Record<string, string>) => `<style>
  ${face('bricolage-grotesque', 'heading')} ${face('figtree', 'text')}
  ${readFileSync('inertia/styles/tokens.css', 'utf8')}
  body { display: flex; box-sizing: border-box; width: 1200px; height: 630px; flex-direction: column; padding: 72px 80px; margin: 0; background: var(--deep); color: var(--on-deep); font: 34px/1.4 text }
  header { display: flex; align-items: center; color: var(--on-deep-strong); font: 700 46px heading; gap: 18px; letter-spacing: -1px }
  svg { width: 72px; height: 72px }
  h1 { max-width: 980px; margin: auto 0 24px; color: var(--on-deep-strong); font: 700 88px/1.04 heading; letter-spacing: -2px }
  p { max-width: 940px; margin: 0 }
  b { margin-top: 28px; color: var(--accent); font-weight: 600 }
</style><header>${mark}Fareback</header><h1>${title}</h1><p>${text}</p><b>${promise}</b>`

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM })
const page = await browser.newPage({ viewport: { width: 1200, height: 630 }, colorScheme: 'light' })
for (const [locale, words] of Object.entries(WORDS)) {
  await page.setContent(card(words))
  await page.evaluate(() => document.fonts.ready)
  await sharp(await page.screenshot())
    .png({ palette: true, colours: 64 })
    .toFile(`${ASSETS}/card-${locale}.png`)
}
await browser.close()

// A home screen cuts its own shape out of the picture, so the ground reaches into the corners.
const square = Buffer.from(mark.replace('rx="8"', ''))
for (const size of [180, 192, 512])
  await sharp(square, { density: 72 * (size / 32) })
    .resize(size, size)
    .png({ palette: true })
    .toFile(`${ASSETS}/icon-${size}.png`)
