type Limits = {
  perKey: number
  inAll: number
  waiting: number
}

type Waiting = { key: string; start: () => void }

export class NoTurn extends Error {}

export class Turns {
  #limits: Limits
  #running = new Map<string, number>()
  #all = 0
  #queue: Waiting[] = []

  constructor(limits: Limits) {
    this.#limits = limits
  }

  /** Throws NoTurn where too many of this key wait, or the wait takes longer than so many milliseconds. */
  async run<T>(key: string, longestWait: number, work: () => Promise<T>): Promise<T> {
    await this.#turn(key, longestWait)
    try {
      return await work()
    } finally {
      this.#end(key)
    }
  }

  #turn(key: string, longestWait: number) {
    if (this.#queue.filter((waiting) => waiting.key === key).length >= this.#limits.waiting) {
      throw new NoTurn()
    }
    return new Promise<void>((resolve, reject) => {
      const waiting = {
        key,
        start: () => {
          clearTimeout(patience)
          resolve()
        },
      }
      const patience = setTimeout(() => {
        this.#queue = this.#queue.filter((other) => other !== waiting)
        reject(new NoTurn())
      }, longestWait)
      this.#queue.push(waiting)
      this.#startNext()
    })
  }

  #end(key: string) {
    const left = this.#running.get(key)! - 1
    if (left > 0) this.#running.set(key, left)
    else this.#running.delete(key)
    this.#all--
    this.#startNext()
  }

  #startNext() {
    while (this.#all < this.#limits.inAll) {
      const able = this.#queue.filter(({ key }) => this.#runningOf(key) < this.#limits.perKey)
      if (able.length === 0) return
      const fewest = Math.min(...able.map(({ key }) => this.#runningOf(key)))
      const next = able.find(({ key }) => this.#runningOf(key) === fewest)!
      this.#queue.splice(this.#queue.indexOf(next), 1)
      this.#running.set(next.key, this.#runningOf(next.key) + 1)
      this.#all++
      next.start()
    }
  }

  #runningOf = (key: string) => this.#running.get(key) ?? 0
}
