import { randomInt, randomUUID } from 'node:crypto'
import { url } from '#tests/support/app'
import type User from '#app/people/accounts/user'
import { TEST_PASSWORD } from '#tests/factories/users'

type Body = Record<string, unknown> | FormData | URLSearchParams

/** A browser's side of HTTP: keeps cookies, sends the anti-forgery token, speaks Inertia. */
export class Client {
  #cookies = new Map<string, string>()
  #version = ''
  /** Where this client comes from: a limit that one test reaches is not that of the next. */
  readonly ip = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`

  /** `base`: of another process on the same database. */
  constructor(readonly base = url) {}

  /** The same person at another process. */
  at(base: string) {
    const client = new Client(base)
    client.useCookies(this.#cookies)
    return client
  }

  /** Someone whose session was opened without the form (tests/support/protocol_routes.ts). */
  static async actingAs(user: User) {
    const client = new Client()
    const answer = await client.get(`/protocol/acting-as/${user.id}`)
    if (answer.status !== 204) throw new Error(`Acting as ${user.email} answered ${answer.status}`)
    return client
  }

  /** Someone who signed in through the login form, for tests about signing in. */
  static async signedIn(user: User, door = '/login') {
    const client = new Client()
    const answer = await client.post(door, { email: user.email, password: TEST_PASSWORD })
    if (answer.status !== 302) throw new Error(`Signing in answered ${answer.status}: ${answer.body}`)
    // A browser goes on to the next page, where it gets the new session's anti-forgery token.
    await client.get(answer.headers.get('location')!)
    return client
  }

  get = (path: string, headers: Record<string, string> = {}) => this.#send('GET', path, undefined, headers)
  post = (path: string, body: Body = {}, headers: Record<string, string> = {}) =>
    this.#write('POST', path, body, headers)
  /** As a plain form sends it. */
  form = (path: string, body: URLSearchParams, headers: Record<string, string> = {}) =>
    this.#write('POST', path, body, headers)
  /** Any method: PUT, PATCH. */
  write = (method: string, path: string, body: Body = {}, headers: Record<string, string> = {}) =>
    this.#write(method, path, body, headers)
  patch = (path: string, body: Body = {}, headers: Record<string, string> = {}) =>
    this.#write('PATCH', path, body, headers)
  delete = (path: string, body: Body = {}, headers: Record<string, string> = {}) =>
    this.#write('DELETE', path, body, headers)

  /** A page as Inertia asks for it: name and props. */
  async page(path: string, headers: Record<string, string> = {}) {
    return (await this.#visit(path, headers)).asPage(path)
  }

  /** What a page fetches once it stands: the props that it left for later. */
  later = (path: string, component: string, props: string[]) =>
    this.page(path, {
      'x-inertia-partial-component': component,
      'x-inertia-partial-data': props.join(),
    })

  /** Submits a form from a page, follows the redirect, and gives the page that the person then sees. */
  async submit(
    path: string,
    body: Body = {},
    options: { from?: string; method?: 'POST' | 'PUT' | 'PATCH' | 'DELETE' } = {}
  ) {
    const headers = { ...this.#inertia(), referer: this.base + (options.from ?? '/') }
    const answer = await this.#write(options.method ?? 'POST', path, body, headers)
    if (answer.status !== 302 && answer.status !== 303) return { ...answer, ...answer.maybePage(), location: '' }
    const location = new URL(answer.headers.get('location')!, this.base)
    const page = await this.#arrive(location.pathname + location.search)
    return { ...page, status: answer.status, location: location.pathname }
  }

  /** Where a browser ends up: one redirect may lead to the next. */
  async #arrive(path: string): Promise<ReturnType<Answer['asPage']>> {
    const answer = await this.#visit(path)
    const isRedirect = answer.status === 302 || answer.status === 303
    return isRedirect ? this.#arrive(answer.headers.get('location')!) : answer.asPage(path)
  }

  async #visit(path: string, headers: Record<string, string> = {}) {
    const sent = () => ({ ...this.#inertia(), ...headers })
    const answer = await this.#send('GET', path, undefined, sent())
    if (answer.status !== 409) return answer
    // Other assets than we said we have: a browser would load the page anew with these.
    this.#version = answer.headers.get('x-inertia-version') ?? ''
    return this.#send('GET', path, undefined, sent())
  }

  #inertia() {
    return {
      'x-inertia': 'true',
      'x-inertia-version': this.#version,
      'x-requested-with': 'XMLHttpRequest',
      accept: 'text/html, application/xhtml+xml',
    }
  }

  async #write(method: string, path: string, body: Body, headers: Record<string, string>) {
    if (!this.#cookies.has('XSRF-TOKEN')) await this.get('/')
    const token = decodeURIComponent(this.#cookies.get('XSRF-TOKEN') ?? '')
    const made = { 'x-xsrf-token': token, 'idempotency-key': randomUUID() }
    return this.#send(method, path, body, { ...made, ...headers })
  }

  async #send(method: string, path: string, body: Body | undefined, headers: Record<string, string>) {
    const isForm = body instanceof FormData || body instanceof URLSearchParams
    const response = await fetch(this.base + path, {
      method,
      redirect: 'manual',
      signal: AbortSignal.timeout(20_000),
      headers: {
        cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'accept-language': 'en',
        'x-forwarded-for': this.ip,
        ...(body && !isForm ? { 'content-type': 'application/json' } : {}),
        ...headers,
      },
      body: body === undefined ? undefined : isForm ? body : JSON.stringify(body),
    })
    for (const cookie of response.headers.getSetCookie()) this.#keep(cookie)
    return answerOf(response.status, response.headers, await response.text())
  }

  #keep(cookie: string) {
    const [pair, ...attributes] = cookie.split('; ')
    const at = pair.indexOf('=')
    const gone = attributes.some((one) => /^max-age=0$|^max-age=-/i.test(one))
    if (gone) this.#cookies.delete(pair.slice(0, at))
    else this.#cookies.set(pair.slice(0, at), pair.slice(at + 1))
  }

  /** The assets that the pages said they have. */
  get version() {
    return this.#version
  }

  /** For tests of what a stolen or copied cookie can do. */
  cookies() {
    return new Map(this.#cookies)
  }

  useCookies(cookies: Map<string, string>) {
    this.#cookies = new Map(cookies)
  }
}

type PageAnswer = {
  component: string
  deferredProps?: Record<string, string[]>
  props: Record<string, any>
  flash: Record<string, any>
  errors: Record<string, string>
}

type Answer = ReturnType<typeof answerOf>

function answerOf(status: number, headers: Headers, body: string) {
  const maybePage = (): Partial<PageAnswer> => {
    if (!headers.get('x-inertia')) return {}
    const page = JSON.parse(body)
    return {
      component: page.component,
      deferredProps: page.deferredProps,
      props: page.props,
      flash: page.flash ?? {},
      errors: page.props.errors ?? {},
    }
  }
  const asPage = (path: string) => {
    const page = maybePage()
    if (!page.component) throw new Error(`${path} answered ${status} and no page: ${body.slice(0, 300)}`)
    return { ...(page as PageAnswer), status, headers }
  }
  return { status, headers, body, maybePage, asPage }
}
