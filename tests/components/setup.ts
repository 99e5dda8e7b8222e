import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'

// What Mantine asks of a browser and jsdom does not have.
window.matchMedia ??= (query: string) =>
  ({ matches: false, media: query, addEventListener() {}, removeEventListener() {} }) as never
window.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}

afterEach(cleanup)
