import { type ReactNode, useId } from 'react'
import classes from './ChoiceCards.module.css'

export type Option<Value extends string> = {
  value: Value
  label: string
  /** How one knows that it is this one. */
  hint?: string
  icon?: ReactNode
  lang?: string
}

type Shared<Value extends string> = {
  label: string
  hint?: string
  options: Option<Value>[]
  error?: string
  required?: boolean
  size?: 'sm' | 'md'
  /** Where the cards lie, if not in a row. */
  className?: string
}

type One<Value extends string> = Shared<Value> & { value: Value; onChange: (value: Value) => void }
type Some<Value extends string> = Shared<Value> & {
  value: Value[]
  onChange: (value: Value[]) => void
}

/** One of a few, each on a card of its own. */
export function RadioCards<Value extends string>({ value, onChange, ...shared }: One<Value>) {
  return (
    <Cards {...shared} type="radio" isChosen={(option) => option === value} onChoose={(option) => onChange(option)} />
  )
}

/** Some of a few. */
export function CheckCards<Value extends string>({ value, onChange, ...shared }: Some<Value>) {
  return (
    <Cards
      {...shared}
      type="checkbox"
      isChosen={(option) => value.includes(option)}
      onChoose={(option, chosen) => onChange(chosen ? [...value, option] : value.filter((one) => one !== option))}
    />
  )
}

type CardsProps<Value extends string> = Shared<Value> & {
  type: 'radio' | 'checkbox'
  isChosen: (value: Value) => boolean
  onChoose: (value: Value, chosen: boolean) => void
}

function Cards<Value extends string>(props: CardsProps<Value>) {
  const { label, hint, options, error, required, size, className, type, isChosen, onChoose } = props
  const id = useId()
  const about = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')

  return (
    <fieldset
      className={classes.cards}
      aria-describedby={about || undefined}
      data-size={size}
      data-invalid={error ? true : undefined}
    >
      <legend>{label}</legend>
      {hint && (
        <p id={`${id}-hint`} className={classes.hint}>
          {hint}
        </p>
      )}
      <div className={className}>
        {options.map((option) => (
          <label key={option.value} lang={option.lang} className={classes.card} data-value={option.value}>
            <input
              type={type}
              name={id}
              required={required}
              value={option.value}
              checked={isChosen(option.value)}
              onChange={(event) => onChoose(option.value, event.currentTarget.checked)}
            />
            {option.icon}
            <span>
              {option.label}
              {option.hint && <span className={classes.about}>{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className={classes.error}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
