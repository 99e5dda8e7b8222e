declare module 'virtual:pages' {
  import type { ResolvedComponent } from '@inertiajs/react'

  export const pages: Record<string, () => Promise<{ default: ResolvedComponent }>>
}

declare module 'virtual:pages/staff' {
  export { pages } from 'virtual:pages'
}

declare module 'virtual:routes/staff' {
  import type { registry } from '~generated/registry'

  export const routes: Partial<typeof registry.routes>
}

declare module 'virtual:words' {
  /** The words of each page and frame, by its name. */
  export const words: Record<string, Partial<Record<'nl' | 'en', () => Promise<{ default: object }>>>>
}

declare module 'virtual:words/staff' {
  export { words } from 'virtual:words'
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
/** What was typed, ticked and pressed on a page that the server made, until the program has come (`takeOver.ts`). */
type Touched = { fields: Map<Field, string | boolean>; button?: HTMLElement | null }
interface Window {
  touched?: Touched
}
