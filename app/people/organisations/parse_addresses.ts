import vine from '@vinejs/vine'

/** Each address once, whether it is valid or not. */
export function parseAddresses(pasted: string) {
  const found = new Map<string, { address: string; isValid: boolean }>()
  for (const part of pasted.split(/[\n\r,;]+/)) {
    for (const address of addressesOfPart(part.trim())) {
      const isValid = address.length <= 254 && vine.helpers.isEmail(address)
      found.set(address.toLowerCase(), { address, isValid })
    }
  }
  return [...found.values()]
}

/** Mail programs write `Sanne de Vries <sanne@example.nl>`; people put spaces between addresses. */
function addressesOfPart(part: string) {
  const inBrackets = /<([^<>]+)>/.exec(part)
  if (inBrackets) return [inBrackets[1].trim()]
  if (part === '') return []
  const words = part.split(/\s+/)
  return words.every((word) => word.includes('@')) ? words : [part]
}
