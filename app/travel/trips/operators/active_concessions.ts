import type { Concession, PlaceKind } from '#app/travel/operators/concession'

export class ActiveConcessions {
  readonly #byPlace = new Map<string, Concession[]>()
  readonly #brands = new Map<string, Concession[]>()

  /** `probable`: the first that are known of a town and a vehicle, where those begin after the day. */
  constructor(
    readonly all: Concession[],
    readonly probable: ReadonlySet<Concession> = new Set()
  ) {
    for (const concession of [...all, ...probable]) {
      for (const key of concession.places.keys()) {
        push(this.#byPlace, `${concession.placeKind} ${key}`, concession)
      }
      for (const brand of concession.brands) push(this.#brands, brand.toLowerCase(), concession)
    }
  }

  at(kind: PlaceKind, key: string): Concession[] {
    return this.#byPlace.get(`${kind} ${key}`) ?? []
  }

  ofBrand(brand: string): Concession[] {
    return this.#brands.get(brand.toLowerCase()) ?? []
  }
}

export class ConcessionCalendar {
  readonly #starts: number[]
  readonly #active = new Map<string, ActiveConcessions>()

  constructor(readonly all: Concession[]) {
    const days = all.flatMap(({ from, until }) => [from, until + 1]).filter(Number.isFinite)
    this.#starts = [...new Set(days)].sort((a, b) => a - b)
  }

  #firstAfter(day: number) {
    const first = new Map<string, Concession[]>()
    for (const concession of this.all) {
      if (concession.placeKind !== 'municipalities' || concession.isNight) continue
      for (const town of concession.places.keys()) {
        for (const mode of concession.modes) {
          const key = `${town} ${mode}`
          const [known] = first.get(key) ?? []
          if (!known || concession.from < known.from) first.set(key, [concession])
          else if (concession.from === known.from) push(first, key, concession)
        }
      }
    }
    return new Set([...first.values()].flat().filter(({ from }) => from > day))
  }

  /** Days with the same period have the same concessions. */
  periodOf(day: number) {
    let [low, high] = [0, this.#starts.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (this.#starts[middle] <= day) low = middle + 1
      else high = middle
    }
    return low
  }

  activeOn(day: number, isNight: boolean): ActiveConcessions {
    const key = `${this.periodOf(day)} ${isNight}`
    let active = this.#active.get(key)
    if (!active) {
      active = new ActiveConcessions(
        this.all.filter(({ from, until, ...one }) => from <= day && day <= until && (!one.isNight || isNight)),
        this.#firstAfter(day)
      )
      this.#active.set(key, active)
    }
    return active
  }
}

function push<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value) {
  const list = map.get(key)
  if (list) list.push(value)
  else map.set(key, [value])
}
