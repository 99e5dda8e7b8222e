import { Link } from '@adonisjs/inertia/react'
import { useState } from 'react'
import type { ClaimGroup } from '#app/claims/claims/claim_group'
import type { ClaimTotals } from '#app/claims/claims/claim_totals'
import { useQuery } from '~/hooks/useQuery'
import { useTranslations } from '~/i18n'
import classes from './Narrow.module.css'

const GROUPS = ['to_submit', 'waiting', 'done'] as const satisfies ClaimGroup[]

type Props = { shown: { group: ClaimGroup | null; q: string }; totals: ClaimTotals }

/** One group of the claims, or those that hold a word; both stand in the address. */
export default function Narrow({ shown, totals }: Props) {
  const t = useTranslations('claims')
  const { change } = useQuery()
  const [typed, setTyped] = useState(shown.q)

  return (
    <div className={classes.narrow}>
      <nav className={classes.groups} aria-label={t('index.groups')}>
        <Choice group={null} count={totals.total} shown={shown.group} label={t('groups.all')} />
        {GROUPS.map((group) => (
          <Choice
            key={group}
            group={group}
            count={totals.groups[group]}
            shown={shown.group}
            label={t(`groups.${group}`)}
          />
        ))}
      </nav>
      <form
        role="search"
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault()
          change({ q: typed.trim() })
        }}
      >
        <input
          type="search"
          className={classes.search}
          aria-label={t('index.search')}
          placeholder={t('index.search')}
          value={typed}
          maxLength={60}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <button type="submit" className={classes.submit}>
          {t('index.find')}
        </button>
      </form>
    </div>
  )
}

type ChoiceProps = {
  group: ClaimGroup | null
  shown: ClaimGroup | null
  count: number
  label: string
}

function Choice({ group, shown, count, label }: ChoiceProps) {
  const { urlWith } = useQuery()

  return (
    <Link
      href={urlWith({ group })}
      preserveScroll
      preserveState
      className={classes.choice}
      aria-current={group === shown ? 'true' : undefined}
    >
      {label} <span>{count}</span>
    </Link>
  )
}
