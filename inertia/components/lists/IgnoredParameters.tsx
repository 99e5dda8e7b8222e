import { IconInfoCircle } from '@tabler/icons-react'
import { useTranslations } from '~/i18n'
import classes from './IgnoredParameters.module.css'

/** Parts of the address that mean nothing to the list: said, or it would show more than was asked for. */
export function IgnoredParameters({ parts }: { parts: string[] }) {
  const t = useTranslations('lists')
  if (parts.length === 0) return null

  return (
    <p className={classes.notice} role="status">
      <IconInfoCircle size={18} aria-hidden />
      {t('ignored', { count: parts.length, parts: parts.join(', ') })}
    </p>
  )
}
