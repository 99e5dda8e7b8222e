import type { Data } from '~generated/data'
import type { JSONDataTypes } from '@adonisjs/core/types/transformers'

/** The props of a page: its own, and those that every page shares. */
export type InertiaProps<T extends JSONDataTypes = Record<never, never>> = Data.SharedProps & T

/** Something a person is told once, after what they did. */
export type Notice = { kind: string; text: string }

declare module '@inertiajs/core' {
  interface InertiaConfig {
    sharedPageProps: Data.SharedProps
    flashDataType: { notice?: Notice }
  }
}
