import { TextInput, type TextInputProps } from '@mantine/core'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import classes from './SuggestInput.module.css'

type Props = Omit<TextInputProps, 'value' | 'onChange' | 'onSubmit'> & {
  value: string
  onChange: (value: string) => void
  suggestions: string[]
  /** A suggestion was chosen, or what was typed is meant: Enter was pressed or the field left. */
  onSubmit: (value: string) => void
}

const SHOWN = 8

/** A text with suggestions below it as it is typed; other texts are fine as well. */
export function SuggestInput({ value, onChange, suggestions, onSubmit, ...input }: Props) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const [at, setAt] = useState(-1)
  const list = useRef<HTMLUListElement>(null)
  const shown = isOpen ? matching(suggestions, value) : []
  const isShown = shown.length > 0

  useEffect(() => {
    if (isShown) list.current?.scrollIntoView?.({ block: 'nearest' })
  }, [isShown])

  const open = (isWanted: boolean) => {
    setOpen(isWanted)
    setAt(-1)
  }
  const submit = (text: string) => {
    open(false)
    if (text !== value) onChange(text)
    onSubmit(text)
  }

  const press = (event: KeyboardEvent) => {
    const { key } = event
    if (key === 'Enter') {
      event.preventDefault()
      submit(shown[at] ?? value)
    } else if (key === 'Escape' && isShown) {
      event.preventDefault()
      open(false)
    } else if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault()
      setOpen(true)
      setAt(next(at, key === 'ArrowDown' ? 1 : -1, shown.length))
    }
  }

  return (
    <div className={classes.field}>
      <TextInput
        {...input}
        value={value}
        onChange={({ currentTarget }) => {
          onChange(currentTarget.value)
          open(true)
        }}
        onFocus={() => open(true)}
        onClick={() => setOpen(true)}
        onBlur={() => submit(value)}
        onKeyDown={press}
        autoComplete="off"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={isShown ? id : undefined}
        aria-activedescendant={shown[at] === undefined ? undefined : `${id}-${at}`}
      />
      {isShown && (
        <ul ref={list} id={id} className={classes.list} role="listbox" aria-label={labelOf(input)}>
          {shown.map((suggestion, index) => (
            <li
              key={suggestion}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === at}
              // The field keeps the focus, and so what was typed is not submitted.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => submit(suggestion)}
            >
              {suggestion}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

const labelOf = ({ label }: Pick<TextInputProps, 'label'>) => (typeof label === 'string' ? label : undefined)

/** Those that begin with what was typed stand before those with a word that does, then come the others. */
function matching(suggestions: string[], typed: string) {
  const wanted = typed.trim().toLowerCase()
  const rankOf = (text: string) => {
    const at = text.toLowerCase().indexOf(wanted)
    return at <= 0 ? at : /[\s,(-]/.test(text[at - 1]) ? 1 : 2
  }
  return suggestions
    .map((text) => ({ text, rank: rankOf(text) }))
    .filter(({ rank }) => rank >= 0)
    .sort((a, b) => a.rank - b.rank)
    .slice(0, SHOWN)
    .map(({ text }) => text)
}

/** Round, from nothing chosen (-1) to either end. */
function next(at: number, step: number, count: number) {
  if (count === 0) return -1
  if (at < 0) return step > 0 ? 0 : count - 1
  return (at + step + count) % count
}
