/** How a long number is written while it is typed: which characters count, in groups of how many. */
export type Grouping = { counts: RegExp; size: number; capitals?: boolean }

export const DIGITS_IN_FOURS: Grouping = { counts: /\d/, size: 4 }
export const CODE_IN_FOURS: Grouping = { counts: /[a-z\d]/i, size: 4, capitals: true }

export const grouped = (text: string, grouping: Grouping) => inGroups(counting(text, grouping), grouping.size)

/**
 * What stands in the field after a keystroke or a paste, and where the caret is then. Taking away a gap takes
 * the character next to it along; otherwise one could not get past it.
 */
export function retyped(before: string, typed: string, caret: number, grouping: Grouping, isForward = false) {
  let kept = counting(typed, grouping)
  let place = counting(typed.slice(0, caret), grouping).length

  const isGapGone = before[caret] === ' ' && typed === before.slice(0, caret) + before.slice(caret + 1)
  if (isGapGone) {
    if (!isForward) place--
    kept = kept.slice(0, place) + kept.slice(place + 1)
  }
  return { value: inGroups(kept, grouping.size), caret: caretAfter(place, grouping.size) }
}

function counting(text: string, { counts, capitals }: Grouping) {
  const kept = [...text].filter((character) => counts.test(character)).join('')
  return capitals ? kept.toUpperCase() : kept
}

const inGroups = (characters: string, size: number) => characters.replace(new RegExp(`(.{${size}})(?=.)`, 'g'), '$1 ')

/** Behind so many characters, and the gaps between them. */
const caretAfter = (place: number, size: number) => (place > 0 ? place + Math.floor((place - 1) / size) : 0)
