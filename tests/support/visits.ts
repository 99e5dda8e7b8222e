import { Client } from '#tests/support/client'

type Headers = Record<string, string>

/** A browser that has the assets of now, and so is answered as Inertia. */
export async function browser(client = new Client()) {
  await client.page('/protocol/page')
  return client
}

const marked = (client: Client, headers: Headers) => ({
  'x-inertia': 'true',
  'x-inertia-version': client.version,
  'x-requested-with': 'XMLHttpRequest',
  accept: 'text/html, application/xhtml+xml',
  ...headers,
})

/** One request as Inertia sends it, and the bare answer. */
export const visit = (client: Client, path: string, headers: Headers = {}) => client.get(path, marked(client, headers))

export const send = (
  client: Client,
  method: string,
  path: string,
  body: Record<string, unknown> = {},
  headers: Headers = {}
) => client.write(method, path, body, marked(client, { referer: 'http://x/', ...headers }))

/** The page object of an answer, whole. */
export const pageOf = (answer: { body: string }) => JSON.parse(answer.body)
