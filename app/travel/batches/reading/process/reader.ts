import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Answer, Request } from '#app/travel/batches/reading/process/messages'

const PROGRAM = fileURLToPath(import.meta.url).replace(/reader(\.\w+)$/, 'reader_process$1')
const MEMORY = ['--max-old-space-size=128', '--max-semi-space-size=8']
/** Bytes; a larger process is not used again. */
const MAX_RSS = 250 * 1024 * 1024

/** Sent by others. A process without memory aborts, and the file is to blame. */
const FROM_OUTSIDE: unknown[] = ['SIGKILL', 'SIGTERM', 'SIGINT', 'SIGHUP', 'SIGQUIT']

export class ReaderEnded extends Error {
  constructor(readonly wasKilled: boolean) {
    super('The process that reads files ended')
  }
}

type Asked = { resolve: (answer: Answer) => void; reject: (error: ReaderEnded) => void }

export class Reader {
  #child: ChildProcess
  #asked: Asked | null = null
  #ended: ReaderEnded | null = null
  #isSpent = false
  #isHalfway = false

  constructor() {
    this.#child = fork(PROGRAM, {
      execArgv: [...process.execArgv.filter((flag) => flag.startsWith('--import')), ...MEMORY],
      env: { PATH: process.env.PATH, TZ: process.env.TZ },
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    this.#child.on('message', (answer) => this.#hear(answer as Answer))
    this.#child.on('exit', (_code, signal) => this.#end(FROM_OUTSIDE.includes(signal)))
    // The process could not be started or reached.
    this.#child.on('error', () => this.#end(true))
    this.hold(false)
  }

  get isUsable() {
    return !this.#isSpent && !this.#isHalfway && this.#child.connected && this.#child.exitCode === null
  }

  /** An idle reader must not keep its worker alive. */
  hold(isBusy: boolean) {
    if (isBusy) {
      this.#child.ref()
      this.#child.channel?.ref()
    } else {
      this.#child.unref()
      this.#child.channel?.unref()
    }
  }

  /** Throws ReaderEnded. */
  ask(request: Request): Promise<Answer> {
    return new Promise((resolve, reject) => {
      if (this.#ended) return reject(this.#ended)
      this.#asked = { resolve, reject }
      this.#child.send(request, () => {})
    })
  }

  kill() {
    this.#isSpent = true
    this.#child.kill('SIGKILL')
  }

  #hear(answer: Answer) {
    if (answer.kind === 'rows' && answer.rss > MAX_RSS) this.#isSpent = true
    this.#isHalfway = answer.kind === 'opened' || (answer.kind === 'rows' && answer.rows.length > 0)
    this.#asked?.resolve(answer)
    this.#asked = null
  }

  #end(wasKilled: boolean) {
    this.#isSpent = true
    this.#ended ??= new ReaderEnded(wasKilled)
    this.#asked?.reject(this.#ended)
    this.#asked = null
  }
}
