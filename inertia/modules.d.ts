declare module 'virtual:pages' {
  import type { ResolvedComponent } from '@inertiajs/react'

  export const pages: Record<string, () => Promise<{ default: ResolvedComponent }>>
}
