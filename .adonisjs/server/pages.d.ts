import '@adonisjs/inertia/types'

import type React from 'react'
import type { Prettify } from '@adonisjs/core/types/common'

type ExtractProps<T> =
  T extends React.FC<infer Props>
    ? Prettify<Omit<Props, 'children'>>
    : T extends React.Component<infer Props>
      ? Prettify<Omit<Props, 'children'>>
      : never

declare module '@adonisjs/inertia/types' {
  export interface InertiaPages {
    'Auth/Login': ExtractProps<(typeof import('../../inertia/pages/Auth/Login.tsx'))['default']>
    'Errors/Show': ExtractProps<(typeof import('../../inertia/pages/Errors/Show.tsx'))['default']>
    'Public/Welcome': ExtractProps<(typeof import('../../inertia/pages/Public/Welcome.tsx'))['default']>
  }
}
