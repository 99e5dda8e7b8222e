import fc from 'fast-check'
import { isLong } from '#tests/support/long'

/** `npm run test:fuzz` runs many times more than `bin/test`; a seed repeats a run: FUZZ_SEED=123 npm run test:fuzz. */
export const runs = (short: number, long: number) => (isLong ? long : short)

const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31)

/** Printed, so that a failure can be repeated with what it met before. */
export const settings = (numRuns: number) => {
  console.log(`fuzzing with seed ${seed}, ${numRuns} runs`)
  return { numRuns, seed, endOnFailure: true, verbose: fc.VerbosityLevel.None }
}

/** Texts that break what is not ready for them. */
const ODD_TEXTS = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\uD83D',
  '\uDC00x',
  '\u202E',
  '\r\nSet-Cookie: a=b',
  '<script>',
  "'; drop table users--",
  '{"toString":null}',
  '../../etc/passwd',
  '%00',
  '%ff',
  '1e999',
  '-1',
  '0',
  '00000000-0000-0000-0000-00000000000g',
  '2026-02-31',
  '9999-12-31',
  '+275760-09-13',
  '1900-01-01',
  'NaN',
  'null',
  'true',
  '=1+1',
  '💥'.repeat(50),
  'x'.repeat(5_000),
  '９',
  'é'.normalize('NFD'),
]

export const oddText = fc.oneof(
  fc.constantFrom(...ODD_TEXTS),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ maxLength: 300 })
)

const leaf = fc.oneof(
  oddText,
  fc.constantFrom(null, true, false, 0, -1, 1.5, 1e300, -1e300, 2 ** 53, 2 ** 31, 4_294_967_296),
  fc.double(),
  fc.integer()
)

const deep = (levels: number): unknown => (levels === 0 ? 'x' : [deep(levels - 1)])

/** Anything that JSON can hold, where something else was expected. */
export const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: leaf },
  { weight: 1, arbitrary: fc.array(leaf, { maxLength: 5 }) },
  { weight: 1, arbitrary: fc.dictionary(oddText, leaf, { maxKeys: 4 }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom({ toString: null }, { $ne: 1 }, { length: 1e9 }, [[[[]]]]),
  },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 60 }).map(deep) }
)

/** What a JSON schema asks for, as far as our validators use it. */
type Schema = {
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  anyOf?: Schema[]
  minimum?: number
  maximum?: number
  maxLength?: number
  format?: string
}

const UUID = '01a1fe99-0000-7000-8000-000000000000'

/** Values that a validator of this schema would take, most of them. */
export function valueOf(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(valueOf))
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type
  switch (type) {
    case 'object':
      return fc.record(
        Object.fromEntries(Object.entries(schema.properties ?? {}).map(([name, inner]) => [name, valueOf(inner)]))
      )
    case 'array':
      return fc.array(valueOf(schema.items ?? {}), { minLength: 1, maxLength: 3 })
    case 'integer':
    case 'number':
      return fc.integer({ min: schema.minimum ?? 0, max: Math.min(schema.maximum ?? 1e6, 1e9) })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    default:
      return fc.oneof(
        fc.constantFrom('Sanne', 'NL91ABNA0417164300', '2026-03-14', UUID, 'someone@example.test', '06/2030'),
        fc.string({ maxLength: Math.min(schema.maxLength ?? 40, 60) })
      )
  }
}

/** The same with some of its fields replaced, left out or added. */
export const spoiled = (value: fc.Arbitrary<unknown>) =>
  fc
    .tuple(
      value,
      fc.array(fc.tuple(fc.nat(), oddValue, fc.constantFrom('set', 'drop', 'add')), {
        maxLength: 3,
      })
    )
    .map(([whole, changes]) => changes.reduce(spoil, whole))

function spoil(whole: unknown, [at, odd, how]: [number, unknown, string]): unknown {
  if (typeof whole !== 'object' || whole === null) return odd
  const copy = (Array.isArray(whole) ? [...whole] : { ...whole }) as Record<string, unknown>
  const names = Object.keys(copy)
  const name = names[at % Math.max(names.length, 1)]
  if (how === 'add' || name === undefined) return { ...copy, [`odd${at % 9}`]: odd }
  if (how === 'drop') delete copy[name]
  else copy[name] = odd
  return copy
}
