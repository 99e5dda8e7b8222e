import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { chromium } from '@playwright/test'
import sharp from 'sharp'

/** Draws what other sites and home screens show of us; run by hand after the words or the mark change. */
const ASSETS = 'inertia/assets'
const TEXTS = {
  en: 'Missed check-out or paid twice? See what you can claim, and until when.',
  nl: 'Vergeten uit te checken of dubbel betaald? Bekijk wat je kunt claimen, en tot wanneer.',
}

function wordsOf(locale: string) {
  const { documentTitle, hero } = JSON.parse(readFileSync(`resources/lang/${locale}/public.json`, 'utf8'))
  const title: string = documentTitle.replace('Fareback: ', '')
  return { title: title[0].toUpperCase() + title.slice(1), promise: hero.promise as string }
}

const mark = readFileSync(`${ASSETS}/favicon.svg`, 'utf8')
const { resolve } = createRequire(import.meta.url)
const font = (name: string) =>
  readFileSync(resolve(`@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`)).toString('base64')
const face = (name: string, family: string) =>
  `@font-face { font-family: ${family}; font-weight: 200 900; src: url(data:font/woff2;base64,${font(name)}) }`

const card = (text: string, { title, promise }: ReturnType<typeof wordsOf>) => `<style>
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
for (const [locale, text] of Object.entries(TEXTS)) {
  await page.setContent(card(text, wordsOf(locale)))
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
