import { useTranslations } from '~/i18n'
import classes from './Kept.module.css'

/** What an erasure leaves with us: told before it, and on its receipt. */
export function Kept() {
  const t = useTranslations('leaving.kept')

  return (
    <>
      <h3 className={classes.title}>{t('title')}</h3>
      <ul className={classes.list}>
        <li>{t('books')}</li>
        <li>{t('bank')}</li>
        <li>{t('mandate')}</li>
        <li>{t('organisation')}</li>
      </ul>
    </>
  )
}
