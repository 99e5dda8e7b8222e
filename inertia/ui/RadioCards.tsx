import { type ReactNode, useId } from 'react'
import classes from './RadioCards.module.css'

type Option<Value extends string> = { value: Value; label: string; icon?: ReactNode; lang?: string }

type Props<Value extends string> = {
  label: string
  options: Option<Value>[]
  value: Value
  onChange: (value: Value) => void
}

/** A choice among a few, each on a card of its own. */
export function RadioCards<Value extends string>({
  label,
  options,
  value,
  onChange,
}: Props<Value>) {
  const name = useId()

  return (
    <fieldset className={classes.cards}>
      <legend>{label}</legend>
      <div>
        {options.map((option) => (
          <label key={option.value} lang={option.lang} className={classes.card}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.icon}
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
