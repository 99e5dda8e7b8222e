import { Link } from '@adonisjs/inertia/react'
import { DISPOSITIONS, type Disposition } from './dispositions'
import { useQuery } from '~/hooks/useQuery'
import { useTranslations } from '~/i18n'
import classes from './RowFilter.module.css'

type Props = { counts: Record<Disposition, number>; total: number }

/** All rows or one sort of them; the choice stands in the address. */
export function RowFilter({ counts, total }: Props) {
  const t = useTranslations('batches')
  const chosen = useQuery().query.get('disposition')
  const present = DISPOSITIONS.filter((one) => counts[one] > 0 || one === chosen)

  return (
    <nav className={classes.filter} aria-label={t('rows.filter')}>
      <Choice value={null} label={t('rows.all')} count={total} chosen={chosen} />
      {present.map((one) => (
        <Choice key={one} value={one} label={t(`dispositions.${one}`)} count={counts[one]} chosen={chosen} />
      ))}
    </nav>
  )
}

type ChoiceProps = {
  value: Disposition | null
  label: string
  count: number
  chosen: string | null
}

function Choice({ value, label, count, chosen }: ChoiceProps) {
  const { urlWith } = useQuery()

  return (
    <Link
      href={urlWith({ disposition: value })}
      only={['list']}
      preserveScroll
      preserveState
      className={classes.choice}
      aria-current={value === chosen ? 'true' : undefined}
    >
      {label} <span>{count}</span>
    </Link>
  )
}
