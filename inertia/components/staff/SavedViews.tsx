import { Link } from '@adonisjs/inertia/react'
import { useQuery } from '~/hooks/useQuery'
import { useFormatter } from '~/i18n'
import classes from './SavedViews.module.css'

type Props = {
  label: string
  views: { key: string; label: string; count: number }[]
  current: string
}

/** The lists that people open every day, with how much is in each. Search and filters stay on. */
export function SavedViews({ label, views, current }: Props) {
  const { urlWith } = useQuery()
  const format = useFormatter()

  return (
    <nav className={classes.views} aria-label={label}>
      {views.map((view) => (
        <Link
          key={view.key}
          href={urlWith({ view: view.key })}
          preserveScroll
          prefetch
          aria-current={view.key === current ? 'page' : undefined}
        >
          {view.label} <span className={classes.count}>{format.number(view.count)}</span>
        </Link>
      ))}
    </nav>
  )
}
