import { IconCalendarQuestion } from '@tabler/icons-react'
import type { MissingDays } from '#app/statements/missing_days'
import { useFormatter, useTranslations } from '~/i18n'
import classes from './Missing.module.css'

/** Days on which banks work and that no statement covers. */
export function Missing({ count, firstOn, lastOn }: MissingDays) {
  const t = useTranslations('admin.statements')
  const format = useFormatter()
  const written = (day: string) => format.dateTime(new Date(day), { dateStyle: 'medium' })

  return (
    <p className={classes.missing} role="status">
      <IconCalendarQuestion size={20} aria-hidden />
      <span>{t('missingDays', { count, first: written(firstOn), last: written(lastOn) })}</span>
    </p>
  )
}
