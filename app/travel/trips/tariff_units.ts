export type NsFare = {
  units: number
  fullCents: number
  discount20Cents: number
  discount40Cents: number
}

/** One station a line: its code, then its units to each station above it (blank where NS sells no fare). */
export function* readTariffUnits(text: string): Generator<[from: string, to: string, units: number]> {
  const above: string[] = []
  for (const line of text.split('\n')) {
    if (line === '') continue
    const [code, ...cells] = line.split(',')
    for (const [i, units] of cells.entries()) {
      if (units === '') continue
      yield code < above[i] ? [code, above[i], Number(units)] : [above[i], code, Number(units)]
    }
    above.push(code)
  }
}

export function* readFares(text: string): Generator<NsFare> {
  for (const line of text.trim().split('\n').slice(1)) {
    const [units, fullCents, discount20Cents, discount40Cents] = line.split(',').map(Number)
    yield { units, fullCents, discount20Cents, discount40Cents }
  }
}
