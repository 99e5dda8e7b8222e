import { Link } from '@adonisjs/inertia/react'
import { claimUrl, expenseUrl, runUrl, tenantUrl, userUrl } from '~/components/staff/urls'
import type { LogEntry } from './trail'
import classes from './Subject.module.css'

const urls: Record<string, (id: string) => string> = {
  user: (id) => userUrl(id),
  claim: (id) => claimUrl(id, { view: 'all' }),
  expense: (id) => expenseUrl(id, { view: 'all' }),
  payout_run: (id) => runUrl(id),
  tenant: (slug) => tenantUrl(slug),
}

/** What it was done to, by the name that people have for it. */
export function Subject({ entry: { subjectType, subjectName, subjectId } }: { entry: LogEntry }) {
  if (!subjectName) return null

  return (
    <small className={classes.subject}>
      {subjectId && subjectType in urls ? <Link href={urls[subjectType](subjectId)}>{subjectName}</Link> : subjectName}
    </small>
  )
}
