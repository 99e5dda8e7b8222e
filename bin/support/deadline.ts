/** A terminal that closes sends SIGHUP. */
export const ENDING_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Milliseconds from the first signal until a process ends, whatever it still waits for. */
export const ENDS_WITHIN = 12_000

let isEnding = false

/** Milliseconds: nobody is left who would start it again beside this one. */
const ABANDONED_ENDS_WITHIN = 6_000

function startDeadline(within: number) {
  if (isEnding) return
  isEnding = true
  setTimeout(() => process.exit(1), within).unref()
}

/** Ends this process in time after the first signal to end; what listens to the signal comes first. */
export function endInTime() {
  for (const signal of ENDING_SIGNALS) process.on(signal, () => startDeadline(ENDS_WITHIN))
}

/** Calls back when the process that started this one is gone, whose end of our input it held; a shorter deadline begins then. */
export function whenAbandoned(end: () => void) {
  if (process.env.FAREBACK_SUPERVISED !== '1') return
  const abandoned = () => {
    startDeadline(ABANDONED_ENDS_WITHIN)
    end()
  }
  process.stdin.once('end', abandoned)
  process.stdin.once('error', abandoned)
  process.stdin.resume()
  const input = process.stdin as { unref?: () => void }
  input.unref?.()
}
