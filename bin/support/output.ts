const isTerminal = process.stdout.isTTY

export const bold = (text: string) => (isTerminal ? `\u001b[1m${text}\u001b[0m` : text)
const dim = (text: string) => (isTerminal ? `\u001b[2m${text}\u001b[0m` : text)

export function say(text: string) {
  process.stdout.write(`${text}\n`)
}

/** One sentence and out: what is wrong and what to do about it. */
export function abort(sentence: string): never {
  process.stderr.write(`\n${sentence}\n`)
  process.exit(1)
}

/** Runs a step and prints one line about it, with how long it took. */
export async function step<T>(name: string, work: () => Promise<T>): Promise<T> {
  const started = Date.now()
  if (isTerminal) process.stdout.write(`  ${name} ...`)
  const result = await work()
  const seconds = ((Date.now() - started) / 1000).toFixed(1)
  process.stdout.write(
    `${isTerminal ? '\r' : ''}  ${name} ${dim(`${seconds} s`)}\u001b[K\n`.replace(
      '\u001b[K',
      isTerminal ? '\u001b[K' : ''
    )
  )
  return result
}
