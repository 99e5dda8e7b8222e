import vine from '@vinejs/vine'

/** What was pasted, address by address and each once; `isValid` says whether it is one. */
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

/** Mail programs write `Sanne de Vries <sanne@example.nl>`; people write several with spaces between. */
function addressesOfPart(part: string) {
  const inBrackets = /<([^<>]+)>/.exec(part)
  if (inBrackets) return [inBrackets[1].trim()]
  if (part === '') return []
  const words = part.split(/\s+/)
  return words.every((word) => word.includes('@')) ? words : [part]
}
