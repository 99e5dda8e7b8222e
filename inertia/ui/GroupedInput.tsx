import { TextInput, type TextInputProps } from '@mantine/core'
import { type ChangeEvent, useLayoutEffect, useRef, useState } from 'react'
import { type Grouping, retyped } from './grouping'

type Props = Omit<TextInputProps, 'value' | 'onChange'> & {
  value: string
  onChange: (value: string) => void
  grouping: Grouping
}

/** A long number that falls into groups as it is typed, with the caret where the hand left it. */
export function GroupedInput({ value, onChange, grouping, ...input }: Props) {
  const field = useRef<HTMLInputElement>(null)
  // A new object each time, so that a keystroke that changes nothing puts the caret back as well.
  const [caret, setCaret] = useState<{ at: number } | null>(null)

  useLayoutEffect(() => {
    if (caret) field.current?.setSelectionRange(caret.at, caret.at)
  }, [caret])

  const type = ({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const isForward = (nativeEvent as InputEvent).inputType === 'deleteContentForward'
    const at = currentTarget.selectionStart ?? currentTarget.value.length
    const next = retyped(value, currentTarget.value, at, grouping, isForward)
    setCaret({ at: next.caret })
    onChange(next.value)
  }

  return <TextInput {...input} ref={field} value={value} onChange={type} autoComplete="off" spellCheck={false} />
}
