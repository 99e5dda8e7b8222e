/** A process that is silent for this long is gone, and its members with it. */
const GONE_SECONDS = 10

export class Peers {
  #heardAt = new Map<string, number>()
  #introduced = new Set<string>()

  get introduced() {
    return this.#introduced.size
  }

  hear(process: string) {
    const isNew = !this.#heardAt.has(process)
    this.#heardAt.set(process, performance.now())
    return isNew
  }

  introduce(process: string) {
    this.#introduced.add(process)
  }

  remove(process: string) {
    this.#heardAt.delete(process)
    this.#introduced.delete(process)
  }

  silent() {
    const since = performance.now() - GONE_SECONDS * 1000
    return [...this.#heardAt].filter(([, heardAt]) => heardAt <= since).map(([process]) => process)
  }
}
