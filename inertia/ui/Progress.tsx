import classes from './Progress.module.css'

type Props = {
  label: string
  /** 0 to 100; without it the bar says only that something is going on. */
  percentage?: number
}

export function ProgressBar({ label, percentage }: Props) {
  return (
    <div
      className={classes.bar}
      role="progressbar"
      aria-label={label}
      aria-valuenow={percentage === undefined ? undefined : Math.round(percentage)}
      aria-valuemin={0}
      aria-valuemax={100}
      data-unknown={percentage === undefined || undefined}
    >
      <div style={{ width: percentage === undefined ? undefined : `${percentage}%` }} />
    </div>
  )
}
