type Value = string | number | boolean | Date | Buffer | null | readonly Value[] | object
export type Bindings = readonly Value[] | Record<string, Value>

/** A cast such as `::text` is no placeholder. */
const LISTED = /\?/g
const NAMED = /(?<!:):([a-z]\w*)/gi

type Parsed = { text: string; names: string[] }

/** What is put together from what a person chose has no end. */
const MAX_KNOWN = 5_000
const known = { listed: new Map<string, Parsed>(), named: new Map<string, Parsed>() }

/** As `pg` takes it, with `$1` and so on: `?` in the order of an array, or `:name` of an object. Throws where a value is missing or left over. */
export function statementOf(sql: string, bindings: Bindings) {
  if (!Array.isArray(bindings)) {
    const values = bindings as Record<string, Value>
    const { text, names } = parsed(known.named, sql, NAMED, (name) => Object.hasOwn(values, name))
    return {
      text,
      values: checked(
        sql,
        names.map((name) => values[name])
      ),
    }
  }
  const { text, names } = parsed(known.listed, sql, LISTED, () => true)
  if (names.length !== bindings.length)
    throw new Error(`${names.length} values are wanted, and ${bindings.length} given: ${sql}`)
  return { text, values: checked(sql, [...bindings]) }
}

function parsed(cache: Map<string, Parsed>, sql: string, placeholder: RegExp, isName: (name: string) => boolean) {
  const found = cache.get(sql)
  if (found) return found
  const names: string[] = []
  const text = sql.replace(placeholder, (given: string, name: unknown) => {
    const key = typeof name === 'string' ? name : given
    return isName(key) ? `$${names.push(key)}` : given
  })
  if (cache.size >= MAX_KNOWN) cache.clear()
  const statement = { text, names }
  cache.set(sql, statement)
  return statement
}

function checked(sql: string, values: Value[]) {
  if (values.includes(undefined as never)) throw new Error(`A value is undefined: ${sql}`)
  return values
}
