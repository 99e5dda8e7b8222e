import { describe, expect, test } from 'vitest'
import { Client } from '#tests/support/client'
import { createUser } from '#tests/factories/users'
import { browser, pageOf, visit } from '#tests/support/visits'

describe('a page', () => {
  test('answers an Inertia visit with the page object, marked as such', async () => {
    const answer = await visit(await browser(), '/protocol/page?a=1')

    expect(answer.status).toBe(200)
    expect(answer.headers.get('x-inertia')).toBe('true')
    expect(answer.headers.get('content-type')).toMatch('application/json')
    expect(pageOf(answer)).toMatchObject({
      component: 'Public/Goodbye',
      url: '/protocol/page?a=1',
      version: expect.stringMatching(/^\w+$/),
      props: { plain: 'plain', lazy: 'lazy', errors: {} },
    })
  })

  test('names what comes later, what is merged, how deep, and by what it is matched', async () => {
    const page = pageOf(await visit(await browser(), '/protocol/page'))

    expect(page).toMatchObject({
      deferredProps: { later: ['heavy'] },
      mergeProps: ['rows'],
      prependProps: ['newest'],
      deepMergeProps: ['tree'],
      matchPropsOn: ['rows.id'],
    })
    expect(page.props).not.toHaveProperty('heavy')
    expect(page.props).not.toHaveProperty('optional')
  })

  test('answers any other request with a document that holds the same page object', async () => {
    const answer = await new Client().get('/protocol/page', { accept: 'text/html' })

    expect(answer.status).toBe(200)
    expect(answer.headers.get('x-inertia')).toBeNull()
    expect(answer.headers.get('content-type')).toMatch('text/html')
    expect(shellOf(answer.body)).toMatchObject({
      component: 'Public/Goodbye',
      props: { plain: 'plain', errors: {} },
    })
  })

  test('varies by the marker, beside what varies otherwise', async () => {
    const client = await browser()
    const answers = [
      await visit(client, '/protocol/page'),
      await client.get('/protocol/page'),
      await client.get('/nowhere'),
      await visit(client, '/protocol/page', { 'x-inertia-version': 'old' }),
    ]
    for (const { headers } of answers) expect(headers.get('vary')).toMatch(/x-inertia\b/i)
  })

  test('cannot be ended by a prop that looks like markup', async () => {
    const { body } = await new Client().get('/protocol/markup', { accept: 'text/html' })

    expect(body).not.toContain('<!--<script>alert')
    expect(shellOf(body).props.name).toBe('<!--<script>alert(1)</script>')
  })

  test('tells who is signed in by five fields and no more', async () => {
    const user = await createUser()
    const page = await (await Client.actingAs(user)).page('/profile')

    expect(Object.keys(page.props.currentUser).sort()).toEqual(['created_at', 'email', 'first_name', 'id', 'last_name'])
  })

  test('that was never written is our mistake: logged, and shown as an error page', async () => {
    const client = await browser()
    const page = (await visit(client, '/protocol/absent')).asPage('')
    expect(page).toMatchObject({ status: 500, component: 'Errors/Show', props: { status: 500 } })

    const program = await client.get('/protocol/absent', { accept: 'application/json' })
    expect(program.status).toBe(500)
    expect(program.body).not.toContain('NeverWritten')
  })
})

/** The page object in the document, as the browser reads it. */
function shellOf(body: string) {
  const [, json] = /<script data-page="app" type="application\/json">(.*?)<\/script>/s.exec(body)!
  return JSON.parse(json)
}
