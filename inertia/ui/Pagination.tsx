import { Link } from '@adonisjs/inertia/react'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useQuery } from '~/hooks/useQuery'
import { useTranslations } from '~/i18n'
import classes from './Pagination.module.css'

export type PageMeta = { total: number; perPage: number; page: number; lastPage: number }

/** Where we are in a list, and its previous and next page; the page number lives in the address. */
export function Pagination({ meta }: { meta: PageMeta }) {
  const t = useTranslations('common.ui')
  const { urlWith } = useQuery()
  const { total, perPage, page, lastPage } = meta
  if (total === 0) return null

  const first = (page - 1) * perPage + 1
  const range = { first, last: Math.min(first + perPage - 1, total), total }

  return (
    <nav className={classes.pagination} aria-label={t('pages')}>
      <p>{t('range', range)}</p>
      {lastPage > 1 && (
        <div className={classes.steps}>
          <Step href={page > 1 ? urlWith({ page: page - 1 }) : null}>
            <IconChevronLeft size={18} aria-hidden />
            {t('previous')}
          </Step>
          <span>{t('page', { page, pages: lastPage })}</span>
          <Step href={page < lastPage ? urlWith({ page: page + 1 }) : null}>
            {t('next')}
            <IconChevronRight size={18} aria-hidden />
          </Step>
        </div>
      )}
    </nav>
  )
}

const Step = ({ href, children }: { href: string | null; children: ReactNode }) =>
  href ? (
    <Link href={href} className={classes.step} preserveState>
      {children}
    </Link>
  ) : (
    <span className={classes.step} aria-disabled>
      {children}
    </span>
  )
