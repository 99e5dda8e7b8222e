import { Link } from '@adonisjs/inertia/react'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { Count } from '#app/platform/lists/list_page'
import { useFormatter, useTranslations } from '~/i18n'
import { Money } from '~/ui/Money'
import classes from '~/ui/Pagination.module.css'
import { type AnyList, propOf, useListUrl } from './useListUrl'

/** How many rows there are in all and what they add up to, and the pages before and after this one. */
export function ListFooter({ list, sums = {} }: { list: AnyList; sums?: Record<string, string> }) {
  const t = useTranslations('lists')
  const ui = useTranslations('common.ui')
  const count = useCount()
  const { urlWith } = useListUrl(list)
  const { total, next, previous } = list

  return (
    <div className={classes.pagination}>
      <p>
        <span>{t('rows', { count: count(total), number: total.count })}</span>
        {Object.entries(sums).map(
          ([column, label]) =>
            list.sums?.[column] !== undefined && (
              <span key={column}>
                {label} <Sum column={column} value={list.sums[column]} />
              </span>
            )
        )}
      </p>
      {list.query.q && !total.isExact && <p>{t('cut')}</p>}
      {(next || previous) && (
        <nav className={classes.steps} aria-label={ui('pages')}>
          <Step only={propOf(list.prefix)} href={previous && urlWith({ before: previous })}>
            <IconChevronLeft size={18} aria-hidden />
            {ui('previous')}
          </Step>
          <Step only={propOf(list.prefix)} href={next && urlWith({ after: next })}>
            {ui('next')}
            <IconChevronRight size={18} aria-hidden />
          </Step>
        </nav>
      )}
    </div>
  )
}

function Sum({ column, value }: { column: string; value: number }) {
  const format = useFormatter()
  return column.endsWith('Cents') ? <Money cents={value} /> : <>{format.number(value)}</>
}

/** A number of rows; more than are counted as `10,000+`. */
export function useCount() {
  const format = useFormatter()
  return ({ count, isExact }: Count) => `${format.number(count)}${isExact ? '' : '+'}`
}

type StepProps = { href: string | null; only: string; children: ReactNode }

const Step = ({ href, only, children }: StepProps) =>
  href ? (
    <Link href={href} className={classes.step} only={[only]} preserveState>
      {children}
    </Link>
  ) : (
    <span className={classes.step} aria-disabled>
      {children}
    </span>
  )
