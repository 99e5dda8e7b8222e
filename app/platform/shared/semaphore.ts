type Waiting = { isExclusive: boolean; start: () => void }

/** Lets work through side by side, in its order; what is exclusive waits for all before it, and all after it wait. */
export class Semaphore {
  #running = 0
  #isExclusive = false
  #waiting: Waiting[] = []

  async run<T>({ exclusive }: { exclusive: boolean }, work: () => Promise<T>): Promise<T> {
    await new Promise<void>((start) => {
      this.#waiting.push({ isExclusive: exclusive, start })
      this.#admit()
    })
    try {
      return await work()
    } finally {
      this.#running--
      this.#isExclusive = false
      this.#admit()
    }
  }

  #admit() {
    for (let first = this.#waiting[0]; first && this.#hasRoomFor(first); first = this.#waiting[0]) {
      this.#waiting.shift()
      this.#running++
      this.#isExclusive = first.isExclusive
      first.start()
    }
  }

  #hasRoomFor({ isExclusive }: Waiting) {
    return !this.#isExclusive && !(isExclusive && this.#running > 0)
  }
}
