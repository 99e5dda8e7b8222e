import { Agent, type IncomingMessage, request } from 'node:http'
import { buffer } from 'node:stream/consumers'

export const STAFF = { email: 'staff@bench.test', password: 'a password of the bench' }

type Answer = { status: number; headers: IncomingMessage['headers']; body: string }

/** Keeps connections and cookies, and asks for pages as Inertia does. */
export class Browser {
  #agent = new Agent({ keepAlive: true, maxSockets: 64 })
  #cookies = new Map<string, string>()
  #version = ''

  constructor(readonly port: number) {}

  async signIn({ email, password }: { email: string; password: string }) {
    await this.#load('/login')
    const answer = await this.#send('POST', '/login', JSON.stringify({ email, password }))
    if (answer.status !== 302) throw new Error(`Signing in answered ${answer.status}`)
    await this.#load('/admin')
  }

  /** A page as JSON, or where a search with a single hit leads; throws when it is neither. */
  async page(path: string) {
    const answer = await this.#send('GET', path)
    const isHit = answer.status === 302 && path.includes('q=')
    if (answer.status !== 200 && !isHit)
      throw new Error(`${path} answered ${answer.status}: ${answer.body.slice(0, 200)}`)
    return answer
  }

  close() {
    this.#agent.destroy()
  }

  async #load(path: string) {
    const { body } = await this.#send('GET', path, undefined, { accept: 'text/html' })
    const [, page] = /<script data-page="app" type="application\/json">(.*?)<\/script>/s.exec(body) ?? []
    if (!page) throw new Error(`${path} is no page`)
    this.#version = (JSON.parse(page) as { version: string }).version
  }

  async #send(method: string, path: string, body?: string, headers: Record<string, string> = {}): Promise<Answer> {
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      const asked = request(
        {
          agent: this.#agent,
          host: '127.0.0.1',
          port: this.port,
          method,
          path,
          headers: {
            cookie: [...this.#cookies].map((pair) => pair.join('=')).join('; '),
            ...(headers.accept ? {} : { 'x-inertia': 'true', 'x-inertia-version': this.#version }),
            ...(body && {
              'content-type': 'application/json',
              'x-xsrf-token': decodeURIComponent(this.#cookies.get('XSRF-TOKEN') ?? ''),
            }),
            ...headers,
          },
        },
        resolve
      )
      asked.once('error', reject)
      asked.end(body)
    })
    for (const cookie of answer.headers['set-cookie'] ?? []) {
      const [name, value] = cookie.split(';')[0].split('=')
      this.#cookies.set(name, value)
    }
    const text = String(await buffer(answer))
    return { status: answer.statusCode!, headers: answer.headers, body: text }
  }
}
