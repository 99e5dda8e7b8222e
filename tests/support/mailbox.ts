import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import PostalMime, { type Email as ReceivedEmail } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

type Answer = { code: number; text: string }

/** A mail server to send to: keeps what it receives, and refuses when told to. */
export class Mailbox {
  readonly received: (ReceivedEmail & { raw: string; readers: string[] })[] = []
  refuseReader: Answer | null = null
  refuseMessage: Answer | null = null
  /** How long it takes over a message, in milliseconds. */
  delay = 0

  readonly #server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, next) => next(failure(this.refuseReader)),
    onData: (stream, session, next) => {
      const readers = session.envelope.rcptTo.map(({ address }) => address)
      void this.#receive(stream, readers).then(next, next)
    },
  })

  /** Answers the port. */
  async open() {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
    return (this.#server.server.address() as AddressInfo).port
  }

  close = () => new Promise<void>((resolve) => this.#server.close(() => resolve()))

  async #receive(stream: NodeJS.ReadableStream, readers: string[]) {
    const raw = await text(stream)
    await new Promise((resolve) => setTimeout(resolve, this.delay))
    if (this.refuseMessage) return failure(this.refuseMessage)
    this.received.push({ ...(await PostalMime.parse(raw)), raw, readers })
    return null
  }
}

const failure = (answer: Answer | null) =>
  answer && Object.assign(new Error(answer.text), { responseCode: answer.code })
