import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'

/** The next message of that kind, for the framework has things to say as well; throws when the process ends first. */
export async function hear<Message extends { kind: string }>(child: ChildProcess, kind: Message['kind']) {
  for (;;) {
    const listening = new AbortController()
    const { signal } = listening
    const ended = once(child, 'exit', { signal }).then(() => {
      throw new Error('A process ended before it was done')
    })
    const [message] = (await Promise.race([once(child, 'message', { signal }), ended])) as [Message]
    ended.catch(() => {})
    listening.abort()
    if (message.kind === kind) return message
  }
}
