import type { ReactNode } from 'react'
import { useTranslations } from '~/i18n'
import classes from './Steps.module.css'

type Props = {
  label: string
  steps: ReactNode[]
  /** Index of the step we are in; `steps.length` when all are done. */
  current: number
}

/** How far along something is, in words. */
export function Steps({ label, steps, current }: Props) {
  const t = useTranslations('common.ui')
  const stateOf = (index: number) => (index < current ? 'done' : index === current ? 'now' : 'toCome')

  return (
    <ol className={classes.steps} aria-label={label}>
      {steps.map((step, index) => (
        <li key={index} data-state={stateOf(index)} aria-current={index === current ? 'step' : undefined}>
          {step}
          <span className={classes.hidden}>, {t(stateOf(index))}</span>
        </li>
      ))}
    </ol>
  )
}
