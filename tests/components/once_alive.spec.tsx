import { act, Suspense, use } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onceAlive } from '~/onceAlive'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})

afterEach(() => {
  vi.useRealTimers()
  document.body.innerHTML = ''
})

const Later = ({ code }: { code: Promise<void> }) => {
  use(code)
  return <button type="button">Send</button>
}

const Page = ({ code }: { code: Promise<void> }) => (
  <form>
    <input name="text" />
    <Suspense>
      <Later code={code} />
    </Suspense>
  </form>
)

const here = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined })

function made() {
  document.body.innerHTML = `<div id="app">${renderToString(<Page code={here} />)}</div>`
  return document.getElementById('app')!
}

test('a page waits for the part of it that is loaded last', async () => {
  const page = made()
  const work = vi.fn()
  onceAlive(work)
  let arrive = () => {}
  const code = new Promise<void>((resolve) => (arrive = resolve))

  await act(async () => void hydrateRoot(page, <Page code={code} />))
  vi.advanceTimersByTime(1_000)
  expect(work).not.toHaveBeenCalled()

  await act(async () => arrive())
  vi.advanceTimersByTime(20)
  expect(work).toHaveBeenCalledOnce()
})

test('a part whose code does not come holds up the page for 5 seconds', () => {
  made()
  const work = vi.fn()
  onceAlive(work)
  vi.advanceTimersByTime(4_999)
  expect(work).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(work).toHaveBeenCalledOnce()
})

test('a page that the browser made is alive at once', () => {
  document.body.innerHTML = '<div id="app"></div>'
  const work = vi.fn()
  onceAlive(work)
  expect(work).toHaveBeenCalledOnce()
})
