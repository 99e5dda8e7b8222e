import type { DateTime } from 'luxon'

type Event = { at: DateTime; nth: number; work: () => Promise<unknown> }

/** What happens when in the demo's story; an event may plan later ones. Nothing happens in the future. */
export class Timetable {
  #events: Event[] = []
  #nth = 0

  constructor(readonly present: DateTime) {}

  add(at: DateTime, work: Event['work']) {
    if (at < this.present) this.#events.push({ at, nth: this.#nth++, work })
  }

  async play(run: (at: DateTime, work: Event['work']) => Promise<unknown>) {
    for (let event = this.#next(); event; event = this.#next()) await run(event.at, event.work)
  }

  #next() {
    this.#events.sort((a, b) => b.at.toMillis() - a.at.toMillis() || b.nth - a.nth)
    return this.#events.pop()
  }
}
