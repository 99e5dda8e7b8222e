import { setTimeout as delay } from 'node:timers/promises'

/** A program that runs. `exited` settles when it is gone, with how it ended. */
export type Program = {
  pid: number | undefined
  exited: Promise<string>
  stop: () => Promise<unknown>
}

const FIRST_WAIT = 250
/** With the time to start, people wait less than ten seconds, however often something is killed. */
const MAX_WAIT = 2_000
/** Who ran for this long starts with a short wait again. */
const STABLE = 10_000

/** Starts programs again when they end, each time a little later, and says so. */
export class Supervisor {
  #programs = new Map<string, Program>()
  #stopping: Promise<void> | undefined
  #say: (line: string) => void

  constructor(say: (line: string) => void) {
    this.#say = say
  }

  /** From now on the running program is kept: when it ends, `launch` starts the next. */
  keep(name: string, running: Program, launch: () => Program | Promise<Program>) {
    void this.#watch(name, launch, running)
  }

  pid(name: string) {
    return this.#programs.get(name)?.pid
  }

  /** The first one that was started is stopped last: the others need it. Whoever asks again waits for the same end. */
  stop() {
    return (this.#stopping ??= this.#stopAll())
  }

  async #stopAll() {
    const [first, ...others] = this.#programs.values()
    await Promise.allSettled(others.map((program) => program.stop()))
    await first?.stop().catch(() => {})
  }

  async #watch(name: string, launch: () => Program | Promise<Program>, first: Program) {
    let wait = FIRST_WAIT
    for (let program: Program | null = first; program;) {
      this.#programs.set(name, program)
      const startedAt = Date.now()
      const how = await program.exited
      if (this.#stopping) return
      if (Date.now() - startedAt > STABLE) wait = FIRST_WAIT
      this.#say(`${name} ended (${how}); starting it again`)
      program = await this.#restart(name, launch, wait)
      wait = Math.min(wait * 2, MAX_WAIT)
    }
  }

  async #restart(name: string, launch: () => Program | Promise<Program>, firstWait: number) {
    for (let wait = firstWait; ; wait = Math.min(wait * 2, MAX_WAIT)) {
      await delay(wait)
      if (this.#stopping) return null
      try {
        const program = await launch()
        if (!this.#stopping) return program
        await program.stop()
        return null
      } catch (error) {
        this.#say(`${name} did not start: ${firstLine(error)}`)
      }
    }
  }
}

const firstLine = (error: unknown) =>
  (error instanceof Error ? error.message : String(error ?? 'no reason given')).split('\n')[0]
