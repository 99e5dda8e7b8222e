import { type ChildProcess, fork } from 'node:child_process'

export type Told = { id: number; name: string; args: string[] }
export type Answer = { id: number; value?: unknown; error?: string }
/** Of the answer that comes first, without a question. */
export const READY = 0

/** Of a letter of many claims, for each traveller. */
export const CLAIMS_EACH = 50

type Settle = { resolve: (value: unknown) => void; reject: (error: Error) => void }

/** The program of `fault_scenarios.ts`, started once for all that it is told. */
export class Scenarios {
  #waiting = new Map<number, Settle>()
  #last = READY

  private constructor(readonly child: ChildProcess) {
    // The application has words of its own for who started it.
    child.on('message', (message: Answer | string) => {
      if (typeof message === 'object' && 'id' in message) this.#settle(message)
    })
    child.on('exit', (code) => {
      for (const { reject } of this.#waiting.values()) reject(new Error(`Ended with code ${code}`))
    })
  }

  static async started(env: Record<string, string>) {
    const child = fork('tests/support/fault_scenarios.ts', {
      env: { ...process.env, ...env },
      execArgv: ['--import=./tests/support/typescript.ts'],
    })
    const scenarios = new Scenarios(child)
    await scenarios.#answer(READY)
    return scenarios
  }

  /** Plays one scenario; several may go on at the same time. */
  play<T>(name: string, ...args: string[]) {
    const told: Told = { id: ++this.#last, name, args }
    this.child.send(told)
    return this.#answer<T>(told.id)
  }

  stop() {
    this.child.disconnect()
  }

  #answer<T>(id: number) {
    return new Promise<T>((resolve, reject) => {
      this.#waiting.set(id, { resolve: (value) => resolve(value as T), reject })
    })
  }

  #settle({ id, value, error }: Answer) {
    const waiting = this.#waiting.get(id)
    this.#waiting.delete(id)
    if (error) waiting?.reject(new Error(error))
    else waiting?.resolve(value)
  }
}
