import { ROBOTO_MEDIUM } from '#app/platform/documents/pdf'
import { printable } from '#app/platform/documents/printable'

const WIDTH = 1200
const HEIGHT = 630
const MARGIN = 80
const GROUND = '#0b3b38'
const MARK = `<svg xmlns="http://www.w3.org/2000/svg" width="72" height="72" viewBox="5 5 22 22"><path fill="#f0a01f" d="M7 9.5a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2v3.3a3.2 3.2 0 0 0 0 6.4v3.3a2 2 0 0 1-2 2H9a2 2 0 0 1-2-2v-3.3a3.2 3.2 0 0 0 0-6.4z"/><path fill="none" stroke="${GROUND}" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round" d="M15 12.5 11.5 16l3.5 3.5M12 16h8.5"/></svg>`

type Picture = { headline: string; text: string; promise: string }

export async function renderPicture({ headline, text, promise }: Picture): Promise<Buffer> {
  // Loaded late: most processes never draw one.
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  const write = (words: string, size: number, colour: string) =>
    sharp({
      text: {
        text: `<span foreground="${colour}" size="${size * 1024}">${escaped(printable(words))}</span>`,
        font: 'Roboto Medium',
        fontfile: ROBOTO_MEDIUM,
        rgba: true,
        dpi: 72,
        width: WIDTH - 2 * MARGIN,
        wrap: 'word-char',
      },
    })
      .png()
      .toBuffer({ resolveWithObject: true })

  const [name, title, below, last] = await Promise.all([
    write('Fareback', 44, '#ffffff'),
    write(headline, headline.length > 24 ? 72 : 96, '#ffffff'),
    write(text, 40, '#d6e5e1'),
    write(promise, 34, '#f0a01f'),
  ])
  const textTop = HEIGHT - MARGIN - last.info.height - 40 - below.info.height
  return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: GROUND } })
    .composite([
      { input: Buffer.from(MARK), left: MARGIN, top: 64 },
      { input: name.data, left: MARGIN + 92, top: 100 - Math.round(name.info.height / 2) },
      { input: title.data, left: MARGIN, top: textTop - 40 - title.info.height },
      { input: below.data, left: MARGIN, top: textTop },
      { input: last.data, left: MARGIN, top: HEIGHT - MARGIN - last.info.height },
    ])
    .png({ palette: true })
    .toBuffer()
}

const escaped = (words: string) => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
