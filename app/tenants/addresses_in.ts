import vine from '@vinejs/vine'

/** What was pasted, address by address and each once; `isReadable` says whether it is one. */
export function addressesIn(pasted: string) {
  const found = new Map<string, { address: string; isReadable: boolean }>()
  for (const part of pasted.split(/[\n\r,;]+/)) {
    for (const address of addressesOfPart(part.trim())) {
      const isReadable = address.length <= 254 && vine.helpers.isEmail(address)
      found.set(address.toLowerCase(), { address, isReadable })
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
