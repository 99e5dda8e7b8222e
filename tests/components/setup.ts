import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// What Mantine asks of a browser and jsdom does not have.
window.matchMedia ??= (query: string) =>
  ({ matches: false, media: query, addEventListener() {}, removeEventListener() {} }) as never
window.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}

// The first to show a part that loads when it is opened waits for its module, on a busy machine over a second.
configure({ asyncUtilTimeout: 10_000 })
afterEach(cleanup)
