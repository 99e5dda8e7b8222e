import { Button, type ButtonProps } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'
import { ErrorText } from '../ErrorText'
import { useFormState } from './context'

type Props = Omit<ButtonProps, 'loading' | 'type'> & {
  children: ReactNode
  'aria-describedby'?: string
  /** Before the form is sent. */
  onClick?: () => void
}

/** Sends the form, once; above it stands what is wrong with no field in particular. */
export function SubmitButton({ children, ...button }: Props) {
  const { processing, others, size } = useFormState()
  const element = useRef<HTMLButtonElement>(null)
  const wasProcessing = useRef(false)

  // A button that is disabled loses the focus: it comes back when the form stays, unless it went to an error.
  useEffect(() => {
    if (wasProcessing.current && !processing && document.activeElement === document.body) {
      element.current?.focus()
    }
    wasProcessing.current = processing
  }, [processing])

  return (
    <>
      {others.map((words) => (
        <ErrorText key={words}>{words}</ErrorText>
      ))}
      <Button ref={element} type="submit" size={size} {...button} loading={processing}>
        {children}
      </Button>
    </>
  )
}
