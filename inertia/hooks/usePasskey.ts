import { router } from '@inertiajs/react'
import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser'
import { useState } from 'react'
import { http } from '~/http'

type State = 'idle' | 'asking' | 'refused'

/**
 * Has the browser sign with a passkey and sends the answer to `url`. `refused` when the person or the browser
 * called it off, or there was none to use.
 */
export function usePasskey(url: string, data: Record<string, boolean> = {}) {
  const [state, setState] = useState<State>('idle')

  const use = async (options?: { onSuccess?: () => void }) => {
    setState('asking')
    try {
      const [{ startAuthentication }, axios] = await Promise.all([
        import('@simplewebauthn/browser'),
        http(),
      ])
      const challenge =
        await axios.post<PublicKeyCredentialRequestOptionsJSON>('/passkey-challenges')
      const credential = await startAuthentication({ optionsJSON: challenge.data })
      router.post(url, { credential, ...data } as never, {
        preserveScroll: true,
        preserveState: true,
        onSuccess: options?.onSuccess,
        onFinish: () => setState('idle'),
      })
    } catch {
      setState('refused')
    }
  }

  return { state, use }
}
