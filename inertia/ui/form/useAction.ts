import type { FormDataConvertible } from '@inertiajs/core'
import { router } from '@inertiajs/react'
import { useState } from 'react'
import { addressOf, type AnyTarget, type Body, type RouteName, type Target } from './target'
import { isSamePage } from './isSamePage'
import { useIdempotencyKey } from './useIdempotencyKey'

type Shared = {
  /** Stays where the page is scrolled to. */
  stay?: boolean
  onSuccess?: () => void
}

/** One deed: where it is asked, and with what. */
export type ActionProps<Route extends RouteName> = Target<Route> & Shared & { data?: Partial<Body<Route>> }

/** The same where it no longer matters which route it is. */
export type AnyAction = AnyTarget & Shared & { data?: Record<string, FormDataConvertible> }

/** Asks the server for one deed, once at a time. */
export function useAction(action: AnyAction) {
  const [processing, setProcessing] = useState(false)
  const { data = {}, stay, onSuccess } = action
  const press = useIdempotencyKey()

  const run = (more: Record<string, FormDataConvertible> = {}) => {
    const { url, method } = addressOf(action)
    const body = { ...data, ...more }
    router.visit(url, {
      method,
      data: body,
      headers: press.headers(`${method} ${url} ${JSON.stringify(body)}`),
      preserveState: true,
      preserveScroll: stay ? isSamePage : 'errors',
      onStart: () => setProcessing(true),
      onFinish: () => setProcessing(false),
      onError: press.answered,
      onSuccess: () => {
        press.answered()
        onSuccess?.()
      },
    })
  }

  return { run, processing }
}

/** What of the props of a button says where it leads; the rest is the button's. */
export function splitAction<Props extends AnyAction>(props: Props) {
  const { route, routeParams, qs, method, data, stay, onSuccess, ...button } = props
  return [{ route, routeParams, qs, method, data, stay, onSuccess }, button] as const
}
