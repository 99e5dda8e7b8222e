import type { ReactNode } from 'react'
import type { ExportSite } from '#app/travel/batches/isomorphic/export_site'
import { SITES, type Step } from './sites'
import classes from './StepPicture.module.css'

type Props = { step: Step; site: ExportSite }

/** A sketch of the screen of a step, with what to press marked; the step says the same in words. */
export default function StepPicture({ step, site }: Props) {
  const { host, format } = SITES[site]
  const pictures: Record<Step, () => ReactNode> = {
    open: () => <Menu />,
    period: () => <Period />,
    selectAll: () => <Rows />,
    download: () => <Download format={format} />,
  }

  return (
    <svg className={classes.screen} viewBox="0 0 160 100" aria-hidden>
      <rect className={classes.frame} x="1" y="1" width="158" height="98" rx="6" />
      <path className={classes.line} d="M1 16h158" />
      <circle className={classes.grey} cx="9" cy="8.5" r="2.5" />
      <circle className={classes.grey} cx="17" cy="8.5" r="2.5" />
      <rect className={classes.field} x="26" y="4" width="126" height="9" rx="4.5" />
      <text x="32" y="10.8">
        {host}
      </text>
      {pictures[step]()}
    </svg>
  )
}

const Bar = ({ x, y, width }: { x: number; y: number; width: number }) => (
  <rect className={classes.grey} x={x} y={y} width={width} height="4" rx="2" />
)

/** What to press, with the pointer on it. */
const Marked = ({ x, y, width, children }: { x: number; y: number; width: number; children?: ReactNode }) => (
  <>
    <rect className={classes.mark} x={x} y={y} width={width} height="15" rx="4" />
    {children}
    <path
      className={classes.pointer}
      transform={`translate(${x + width - 7} ${y + 9})`}
      d="M0 0v12l3-2.6 2.2 4.6 2.2-1-2.2-4.6h4z"
    />
  </>
)

const Menu = () => (
  <>
    <Bar x={12} y={27} width={34} />
    <Marked x={8} y={37} width={48}>
      <rect className={classes.ink} x="13" y="42.5" width="34" height="4" rx="2" />
    </Marked>
    <Bar x={12} y={60} width={30} />
    <Bar x={12} y={73} width={34} />
    <rect className={classes.field} x="68" y="25" width="82" height="64" rx="4" />
    <Bar x={76} y={35} width={50} />
    <Bar x={76} y={48} width={64} />
    <Bar x={76} y={61} width={58} />
  </>
)

const Period = () => (
  <>
    <Bar x={12} y={26} width={60} />
    <Marked x={10} y={38} width={66}>
      <text x="16" y="48.5">
        1 – 31
      </text>
    </Marked>
    <rect className={classes.field} x="84" y="38" width="66" height="15" rx="4" />
    <Bar x={92} y={43.5} width={40} />
    <rect className={classes.field} x="10" y="64" width="140" height="25" rx="4" />
    <Bar x={18} y={70} width={90} />
    <Bar x={18} y={79} width={70} />
  </>
)

const Rows = () => (
  <>
    <Marked x={6} y={21} width={22} />
    {[24, 42, 57, 72, 87].map((y) => (
      <g key={y}>
        <rect className={classes.ticked} x="10" y={y} width="9" height="9" rx="2" />
        <path className={classes.tick} d={`M12 ${y + 4.5}l2 2 3.5-4`} />
        <Bar x={36} y={y + 2.5} width={44} />
        <Bar x={96} y={y + 2.5} width={30} />
      </g>
    ))}
    <path className={classes.line} d="M6 38.5h148" />
  </>
)

const Download = ({ format }: { format: string }) => (
  <>
    <Bar x={12} y={26} width={90} />
    <Bar x={12} y={38} width={110} />
    <Bar x={12} y={50} width={80} />
    <Marked x={92} y={68} width={54}>
      <path className={classes.tick} data-dark d="M101 71.5v6m-3-2.5 3 3 3-3m-6.5 4.5h7" />
      <text x="110" y="78.8">
        {format}
      </text>
    </Marked>
  </>
)
