import classes from './BarChart.module.css'

type Bar = { key: string; label: string; value: number }

type Props = {
  title: string
  bars: Bar[]
  /** A value in words, as on the axis. */
  format: (value: number) => string
}

const HEIGHT = 100
const GAP = 0.3

/** One series of bars over one axis from zero. A table with the same figures belongs beside it. */
export function BarChart({ title, bars, format }: Props) {
  const top = roundTop(Math.max(...bars.map(({ value }) => value), 0))
  const heightOf = (value: number) => (Math.max(value, 0) / top) * HEIGHT

  return (
    <figure className={classes.chart}>
      <figcaption>{title}</figcaption>
      <div className={classes.plot}>
        <ol className={classes.axis}>
          {[top, top / 2, 0].map((value) => (
            <li key={value}>{format(value)}</li>
          ))}
        </ol>
        <svg viewBox={`0 0 ${bars.length} ${HEIGHT}`} preserveAspectRatio="none">
          {[0, HEIGHT / 2, HEIGHT].map((y) => (
            <line key={y} x1={0} x2={bars.length} y1={y} y2={y} vectorEffect="non-scaling-stroke" />
          ))}
          {bars.map(({ key, label, value }, at) => (
            <rect key={key} x={at + GAP / 2} y={HEIGHT - heightOf(value)} width={1 - GAP} height={heightOf(value)}>
              <title>{`${label}: ${format(value)}`}</title>
            </rect>
          ))}
        </svg>
        <div className={classes.labels}>
          <span>{bars.at(0)?.label}</span>
          <span>{bars.at(-1)?.label}</span>
        </div>
      </div>
    </figure>
  )
}

/** The first of 2, 4, 6, 8, 10, 20, 40, … that is no less: its half is round as well. */
export function roundTop(value: number) {
  if (value <= 2) return 2
  const unit = 10 ** Math.floor(Math.log10(value))
  return [2, 4, 6, 8, 10].map((times) => times * unit).find((top) => top >= value)!
}
