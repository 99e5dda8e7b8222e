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

const RADIUS = 16
const ROUND = 2 * Math.PI * RADIUS

export function ProgressRing({ label, percentage = 0 }: Props) {
  return (
    <svg
      className={classes.ring}
      viewBox="0 0 40 40"
      role="progressbar"
      aria-label={label}
      aria-valuenow={Math.round(percentage)}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <circle cx="20" cy="20" r={RADIUS} />
      <circle
        cx="20"
        cy="20"
        r={RADIUS}
        strokeDasharray={ROUND}
        strokeDashoffset={ROUND * (1 - percentage / 100)}
      />
      <text x="20" y="24" aria-hidden>
        {Math.round(percentage)}
      </text>
    </svg>
  )
}
