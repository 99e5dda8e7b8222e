import type { FormDataConvertible } from '@inertiajs/core'
import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser'
import { useState } from 'react'
import { client } from '~/client'
import { http } from '~/http'
import { type AnyAction, useAction } from '~/ui/form/useAction'

type State = 'idle' | 'asking' | 'refused'

/**
 * Has the browser sign with a passkey and sends the answer. `refused` when the person or the browser called it
 * off, or there was none to use.
 */
export function usePasskey(action: AnyAction) {
  const [state, setState] = useState<State>('idle')
  const { run, processing } = useAction({ stay: true, ...action })

  const use = async () => {
    setState('asking')
    try {
      const [{ startAuthentication }, axios] = await Promise.all([import('@simplewebauthn/browser'), http()])
      const challenge = await axios.post<PublicKeyCredentialRequestOptionsJSON>(
        client.urlFor('passkey_challenges.store')
      )
      const credential = await startAuthentication({ optionsJSON: challenge.data })
      setState('idle')
      run({ credential: asData(credential) })
    } catch {
      setState('refused')
    }
  }

  return { isBusy: state === 'asking' || processing, isRefused: state === 'refused', use }
}

/** A credential as it is sent: what has no JSON is left out. */
export const asData = (credential: object): FormDataConvertible => JSON.parse(JSON.stringify(credential))
