import { Tokenizer, TokenParser, TokenType } from '@streamparser/json'
import { READING_LIMITS } from '#app/travel/batches/reading/limits'
import { UnreadableFile } from '#app/travel/batches/reading/types'

/** What an answer of OVpay calls its lists: a page of trips or payments, and a receipt. */
const LISTS = ['items', 'relatedTrips', 'relatedPayments']

/** A receipt of one trip has no list; its fields are those of an item. */
const SINGLE = ['trip', 'correctionOptions', 'correctedFrom']

/** Streams a JSON list, or the lists of an object. Throws UnreadableFile for no JSON, no list, or too deep nesting. */
export async function* jsonItems(texts: AsyncIterable<string>): AsyncGenerator<unknown[]> {
  let items: unknown[] = []
  let parser: TokenParser | undefined
  let depth = 0
  let key: unknown = null
  let hasList = false
  const single: Record<string, unknown> = {}

  const tokenizer = new Tokenizer()
  tokenizer.onToken = (info) => {
    if (info.token === TokenType.LEFT_BRACE || info.token === TokenType.LEFT_BRACKET) {
      if (++depth > READING_LIMITS.jsonDepth) throw new UnreadableFile('brokenJson')
      hasList ||= info.token === TokenType.LEFT_BRACKET && (depth === 1 || (depth === 2 && LISTS.includes(String(key))))
    } else if (info.token === TokenType.RIGHT_BRACE || info.token === TokenType.RIGHT_BRACKET) {
      depth--
    } else if (info.token === TokenType.STRING && depth === 1) {
      key = info.value
    }
    parser ??= parserFor(info.token, (item, name) => {
      if (typeof name === 'string') single[name] = item
      else items.push(item)
    })
    parser.write(info)
  }

  for await (const text of texts) {
    refuseBroken(() => tokenizer.write(text))
    if (items.length > 0) yield items
    items = []
  }
  refuseBroken(() => tokenizer.isEnded || tokenizer.end())
  if (single.trip) items.push(single)
  if (!hasList && items.length === 0) throw new UnreadableFile('notAnExport')
  if (items.length > 0) yield items
}

function parserFor(first: TokenType, onItem: (item: unknown, name: unknown) => void) {
  const paths =
    first === TokenType.LEFT_BRACKET
      ? ['$.*']
      : [...LISTS.map((list) => `$.${list}.*`), ...SINGLE.map((name) => `$.${name}`)]
  const parser = new TokenParser({ paths, keepStack: false })
  parser.onValue = ({ value, key }) => onItem(value, key)
  return parser
}

function refuseBroken(parse: () => unknown) {
  try {
    parse()
  } catch (error) {
    throw error instanceof UnreadableFile ? error : new UnreadableFile('brokenJson')
  }
}
