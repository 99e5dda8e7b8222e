import { router } from '@inertiajs/react'
import { useState } from 'react'

/** Sends what was confirmed, once, and keeps the page where it is. */
export function useAct() {
  const [processing, setProcessing] = useState(false)
  const act = (method: 'post' | 'delete', url: string, data: Record<string, string> = {}) =>
    router.visit(url, {
      method,
      data,
      preserveScroll: true,
      onStart: () => setProcessing(true),
      onFinish: () => setProcessing(false),
    })

  return { act, processing }
}
