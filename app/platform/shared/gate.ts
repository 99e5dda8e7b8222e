type Waiting = { isAlone: boolean; start: () => void }

export class Gate {
  #running = 0
  #isAlone = false
  #waiting: Waiting[] = []

  async pass<T>(options: { alone: boolean }, work: () => Promise<T>): Promise<T> {
    await new Promise<void>((start) => {
      this.#waiting.push({ isAlone: options.alone, start })
      this.#admit()
    })
    try {
      return await work()
    } finally {
      this.#running--
      this.#isAlone = false
      this.#admit()
    }
  }

  #admit() {
    for (let first = this.#waiting[0]; first && this.#hasRoomFor(first); first = this.#waiting[0]) {
      this.#waiting.shift()
      this.#running++
      this.#isAlone = first.isAlone
      first.start()
    }
  }

  #hasRoomFor({ isAlone }: Waiting) {
    return !this.#isAlone && !(isAlone && this.#running > 0)
  }
}
