import type { Page } from '@inertiajs/core'
import { router } from '@inertiajs/react'

/**
 * A form that is refused comes back with its page, which leaves its late parts for later again. Nothing changed, so they stay as they
 * are: a dialog in one of them would be gone otherwise, with what was typed in it.
 */
export function keepLateParts() {
  let shown: Page | null = null

  router.on('beforeUpdate', ({ detail: { page } }) => {
    const isSame = shown?.component === page.component && shown.url === page.url
    if (isSame && Object.keys(page.props.errors).length > 0) {
      for (const part of Object.values(page.deferredProps ?? {}).flat()) page.props[part] ??= shown!.props[part]
    }
    shown = page
  })
}
