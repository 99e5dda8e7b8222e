import { Link } from '@adonisjs/inertia/react'
import { Head } from '@inertiajs/react'
import type { ReactNode } from 'react'
import { useTranslations } from '~/i18n'
import classes from './PageHeader.module.css'

type Props = {
  title: string
  /** The title of the browser tab, where it should say more than the heading. */
  documentTitle?: string
  /** Beside the title: a status. */
  badge?: ReactNode
  description?: ReactNode
  breadcrumbs?: { label: string; href: string }[]
  /** At most one primary button, last. */
  actions?: ReactNode
}

export function PageHeader({ title, documentTitle, badge, description, breadcrumbs, actions }: Props) {
  const t = useTranslations('common.ui')

  return (
    <div className={classes.header}>
      <Head title={documentTitle ?? title} />
      <div className={classes.text}>
        {breadcrumbs && (
          <nav aria-label={t('breadcrumbs')}>
            <ol className={classes.crumbs}>
              {breadcrumbs.map(({ label, href }) => (
                <li key={href}>
                  <Link href={href}>{label}</Link>
                </li>
              ))}
            </ol>
          </nav>
        )}
        <div className={classes.title}>
          <h1>{title}</h1>
          {badge}
        </div>
        {description && <div className={classes.description}>{description}</div>}
      </div>
      {actions && <div className={classes.actions}>{actions}</div>}
    </div>
  )
}
