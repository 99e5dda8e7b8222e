type Props = Record<string, unknown>

const isRecord = (value: unknown): value is Props =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const rootKey = (path: string) => path.split('.')[0]
const isDeep = (path: string) => path.includes('.')

export function pickPartialProps(props: Props, only: string[], except: string[]) {
  const whole = new Set(only.filter((path) => !isDeep(path)))
  const deep = only.filter((path) => isDeep(path) && !whole.has(rootKey(path)))

  const picked = { ...props }
  for (const top of new Set(deep.map(rootKey))) {
    const paths = deep.filter((path) => rootKey(path) === top).map(keysOf)
    if (top in picked) picked[top] = paths.reduce(pickInto(picked[top]), {} as unknown)
  }
  return except.filter(isDeep).map(keysOf).reduce<Props>(without, picked)
}

const keysOf = (path: string) => path.split('.')

const pickInto =
  (source: unknown) =>
  (target: unknown, [, ...keys]: string[]) =>
    pick(source, keys, target)

function pick(source: unknown, [key, ...rest]: string[], target: unknown): unknown {
  if (key === undefined) return source
  if (!isRecord(source) || !(key in source)) return target
  const kept = isRecord(target) ? target : {}
  return { ...kept, [key]: pick(source[key], rest, kept[key]) }
}

function without(source: Props, [key, ...rest]: string[]): Props {
  if (!(key in source)) return source
  if (rest.length === 0) {
    return Object.fromEntries(Object.entries(source).filter(([name]) => name !== key))
  }
  const inner = source[key]
  return isRecord(inner) ? { ...source, [key]: without(inner, rest) } : source
}
