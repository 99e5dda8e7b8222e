import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { whenIdle } from '~/whenIdle'

describe('what waits until the page is idle', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })

  test('happens when the browser says so', () => {
    const idle: (() => void)[] = []
    vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work))
    const work = vi.fn()
    whenIdle(work)
    vi.runAllTimers()
    expect(work).not.toHaveBeenCalled()

    idle[0]()
    expect(work).toHaveBeenCalledOnce()
  })

  test('happens after a while where the browser never says so', () => {
    vi.stubGlobal('requestIdleCallback', undefined)
    const work = vi.fn()
    whenIdle(work)
    vi.advanceTimersByTime(1_999)
    expect(work).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(work).toHaveBeenCalledOnce()
  })

  test('waits for a page that is still loading', () => {
    vi.stubGlobal('requestIdleCallback', undefined)
    const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
    const work = vi.fn()
    whenIdle(work)
    vi.runAllTimers()
    expect(work).not.toHaveBeenCalled()

    state.mockReturnValue('complete')
    window.dispatchEvent(new Event('load'))
    vi.runAllTimers()
    expect(work).toHaveBeenCalledOnce()
  })

  test.each(['interactive', 'complete'] as const)('can be called off while %s', (readyState) => {
    vi.stubGlobal('requestIdleCallback', undefined)
    vi.spyOn(document, 'readyState', 'get').mockReturnValue(readyState)
    const work = vi.fn()
    whenIdle(work)()
    window.dispatchEvent(new Event('load'))
    vi.runAllTimers()
    expect(work).not.toHaveBeenCalled()
  })
})
