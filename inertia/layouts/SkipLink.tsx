import { useTranslations } from '~/i18n'
import classes from './SkipLink.module.css'

export function SkipLink() {
  const t = useTranslations('common.layout')

  return (
    <a className={classes.skip} href="#main">
      {t('skip')}
    </a>
  )
}
