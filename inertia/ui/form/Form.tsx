import type { FormDataConvertible, Page } from '@inertiajs/core'
import { useForm } from '@inertiajs/react'
import { type ReactElement, type ReactNode, useCallback, useRef, useState } from 'react'
import { type Entry, FormContext, type FormState, sentOf, useFormState } from './context'
import { addressOf, type AnyTarget, type Body, type BodyField, type RouteName, type Target } from './target'
import { errorsOfFields } from './errors'
import { keepFocus } from './keepFocus'
import { useErrorFocus } from './useErrorFocus'
import { useIdempotencyKey } from './useIdempotencyKey'
import { forgetDraft, type Keeping, useKept } from './useKept'
import { isSamePage } from './isSamePage'

type Shared = Keeping & {
  className?: string
  /** Staff forms are small. */
  size?: 'sm' | 'md'
  /** Stays where the page is scrolled to when all went well, as it always does when something is wrong. */
  stay?: boolean
  /** Empties the form when all went well. */
  resetOnSuccess?: boolean
  onSuccess?: (page: Page) => void
  /** What has to be made before anything is sent, and goes along; null sends nothing. */
  prepare?: () => Promise<Record<string, FormDataConvertible> | null>
}

type Slot<Route extends RouteName> = {
  processing: boolean
  recentlySuccessful: boolean
  errors: { [Field in BodyField<Route>]?: string }
  /** Sends the form; elsewhere than it is bound to, or with fields that are still empty, if asked. */
  submit: FormState['submit']
}

export type FormProps<Route extends RouteName> = Target<Route> &
  Shared & {
    initial?: { [Field in BodyField<Route>]?: unknown }
    /** Sent along, though no field shows it. */
    data?: Partial<Body<Route>>
    /** Emptied when something was wrong. */
    resetOnError?: NoInfer<BodyField<Route>>[]
    children: ReactNode | ((form: Slot<Route>) => ReactNode)
  }

export type LooseProps = AnyTarget &
  Shared & {
    initial?: Record<string, unknown>
    data?: Record<string, FormDataConvertible>
    resetOnError?: string[]
    children: ReactNode | ((form: Slot<RouteName>) => ReactNode)
  }

type Sent = Record<string, FormDataConvertible>
type Other = NonNullable<Parameters<FormState['submit']>[0]>

const NOTHING: Record<string, unknown> = {}

/**
 * A form bound to a route by its name. Fields find it around them; what is wrong, before sending or by the server, is
 * shown beside its field and the first of it gets the focus.
 */
export function Form<Route extends RouteName>(props: FormProps<Route>): ReactElement
export function Form(props: LooseProps) {
  const { className, size = 'md', stay, resetOnSuccess, onSuccess, ...rest } = props
  const { initial = NOTHING, data, resetOnError = [], draft, remember, prepare, children } = rest
  const form = useForm<Record<string, string>>({})
  const press = useIdempotencyKey()
  const { values, latest, replace } = useKept({ draft, remember })
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [names, setNames] = useState<readonly string[]>([])
  const entries = useRef(new Map<string, Entry>())
  const [preparing, setPreparing] = useState(false)
  const { element, focusFirstError } = useErrorFocus()
  const processing = form.processing || preparing

  const enter = useCallback((name: string, entry: Entry) => {
    entries.current.set(name, entry)
    setNames((now) => [...now, name])
    return () => {
      entries.current.delete(name)
      setNames((now) => now.filter((one) => one !== name))
    }
  }, [])
  const change: FormState['change'] = (name, value, { others } = { others: false }) => {
    replace({ ...latest.current, [name]: value })
    setLeft((now) => without(now, name))
    if (others) form.clearErrors()
    else form.clearErrors(name)
  }

  const submit: FormState['submit'] = (other = {}) => {
    if (processing) return
    const fields = [...entries.current]
    const wrong = fields.filter(
      ([name, field]) =>
        field.problemOf(latest.current[name]) !== null && !(other.mayBeEmpty && field.isEmpty(latest.current[name]))
    )
    setLeft(new Set(wrong.map(([name]) => name)))
    if (wrong.length > 0) return focusFirstError()

    const body = { ...data, ...sentOf(fields, latest.current) }
    if (prepare) void afterPreparing(body, other)
    else send(body, other)
  }
  const afterPreparing = async (body: Sent, other: Other) => {
    setPreparing(true)
    const more = await prepare?.()
    setPreparing(false)
    if (more) send({ ...body, ...more }, other)
  }
  const send = (body: Sent, other: Other) => {
    form.transform(() => body)
    const { url, method } = addressOf({
      ...props,
      ...(other.route && { route: other.route, method: undefined }),
    })
    form.submit(method, url, {
      headers: press.headers(),
      preserveScroll: stay ? isSamePage : 'errors',
      onSuccess: (page) => {
        press.answered()
        if (draft) forgetDraft(draft)
        if (resetOnSuccess) replace({})
        onSuccess?.(page)
      },
      onError: () => {
        press.answered()
        replace(Object.fromEntries(Object.entries(latest.current).filter(([name]) => !resetOnError.includes(name))))
        focusFirstError()
      },
    })
  }

  const errors = errorsOfFields(form.errors)
  const state: FormState = {
    values,
    initial,
    errors,
    left,
    others: Object.entries(errors)
      .filter(([name]) => !names.includes(name))
      .map(([, words]) => words),
    processing,
    recentlySuccessful: form.recentlySuccessful,
    percentage: form.progress?.percentage,
    size,
    enter,
    change,
    leave: (name) => setLeft((now) => new Set(now).add(name)),
    parts: { props, entries, latest, form },
    submit,
  }

  return (
    <FormContext value={state}>
      <form
        ref={element}
        className={className}
        // Without a program, what was typed would stand in the address.
        method="post"
        // What is wrong stands beside its field, in our words and the reader's language.
        noValidate
        onMouseDown={keepFocus}
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        {typeof children === 'function' ? <Slotted>{children}</Slotted> : children}
      </form>
    </FormContext>
  )
}

function Slotted({ children }: { children: (form: Slot<RouteName>) => ReactNode }) {
  const { processing, recentlySuccessful, errors, submit } = useFormState()
  return children({ processing, recentlySuccessful, errors, submit })
}

const without = (names: ReadonlySet<string>, name: string) => new Set([...names].filter((one) => one !== name))
