/** Refills evenly; a full bucket lasts one second. */
export class TokenBucket {
  #tokens: number
  #filledAt = performance.now()

  constructor(readonly perSecond: number) {
    this.#tokens = perSecond
  }

  get isFull() {
    this.#fill()
    return this.#tokens >= this.perSecond
  }

  take() {
    this.#fill()
    if (this.#tokens < 1) return false
    this.#tokens--
    return true
  }

  #fill() {
    const now = performance.now()
    const earned = ((now - this.#filledAt) / 1000) * this.perSecond
    this.#tokens = Math.min(this.perSecond, this.#tokens + earned)
    this.#filledAt = now
  }
}
