import { IconArrowRight } from '@tabler/icons-react'
import { useTranslations } from '~/i18n'
import classes from './Route.module.css'

type Props = { from: string | null; to: string | null }

/** Where a trip went; an end that nobody knows says so. */
export function Route({ from, to }: Props) {
  const t = useTranslations('admin.trips')
  const place = (name: string | null) => name ?? <em>{t('unknownPlace')}</em>

  return (
    <span className={classes.route}>
      {place(from)}
      <IconArrowRight size={14} aria-label={t('to')} role="img" />
      {place(to)}
    </span>
  )
}
