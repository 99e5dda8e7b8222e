import { Button, type ButtonProps } from '@mantine/core'
import type { ReactElement } from 'react'
import { type ActionProps, type AnyAction, splitAction, useAction } from './form/useAction'
import type { RouteName } from './form/target'

type Shared = ButtonProps & {
  children: string
  'aria-label'?: string
  'aria-describedby'?: string
  'data-accept'?: boolean
}

/** A button that does one thing at once. What cannot be undone asks first: `ConfirmButton`. */
export function ActionButton<Route extends RouteName>(props: ActionProps<Route> & Shared): ReactElement
export function ActionButton(props: AnyAction & Shared) {
  const [action, button] = splitAction(props)
  const { run, processing } = useAction(action)

  return <Button variant="default" {...button} loading={processing} onClick={() => run()} />
}
