/** Of Fareback itself, and of an organisation until it chooses its own. */
export const PINE = '#0b5d57'
export const WHITE = '#ffffff'
const INK = '#0b3b38'
const BLACK = '#000000'
export const PAPER = '#fbf9f4'
// The lightest that words stand on at night.
export const NIGHT = '#282420'

// WCAG 2.2, 1.4.3.
const READABLE = 4.5

/**
 * An organisation's colour and what can be read on and beside it. Any colour can be chosen, so the words on it
 * are white, ink or black, whichever can be read; as words on paper it is darkened until it can be read, and
 * lightened for the night.
 */
export function brandOf(colour: string) {
  const on = [WHITE, INK, BLACK].find((words) => contrast(words, colour) >= READABLE) ?? BLACK
  const ink = mixUntil(BLACK, colour, (dark) => contrast(dark, PAPER) >= READABLE)
  const night = mixUntil(WHITE, colour, (light) => contrast(light, NIGHT) >= READABLE)
  return { colour, on, ink, night, hover: mix(BLACK, ink, 0.15) }
}

/** From 1, the same, to 21, black on white. */
export function contrast(one: string, other: string) {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

function mixUntil(other: string, colour: string, isDone: (colour: string) => boolean) {
  for (let share = 0; share < 1; share += 0.04) {
    const mixed = mix(other, colour, share)
    if (isDone(mixed)) return mixed
  }
  return other
}

const channels = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))

/** A colour with a share of another in it. */
function mix(other: string, colour: string, share: number) {
  const [from, to] = [channels(colour), channels(other)]
  const mixed = from.map((channel, i) => Math.round(channel * (1 - share) + to[i] * share))
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

function luminance(colour: string) {
  const [red, green, blue] = channels(colour).map((channel) => {
    const value = channel / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
