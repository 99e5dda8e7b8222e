import { Link } from '@adonisjs/inertia/react'
import { useTranslations } from '~/i18n'
import classes from './RetainedData.module.css'

/** What an erasure leaves with us: told before it, and on its receipt. */
export function RetainedData({ byOrganisation }: { byOrganisation: boolean }) {
  const t = useTranslations('leaving.kept')

  return (
    <>
      <ul className={classes.list}>
        <li>{t('books')}</li>
        <li>{t('bank')}</li>
        <li>{t('mandate')}</li>
        {byOrganisation && <li>{t('organisation')}</li>}
      </ul>
      <p>
        <Link route="privacy_policy">{t('policy')}</Link>
      </p>
    </>
  )
}
