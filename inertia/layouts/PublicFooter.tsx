import { Link } from '@adonisjs/inertia/react'
import { LanguageSwitch } from '~/components/LanguageSwitch'
import { Logo } from '~/components/Logo'
import { useTranslations } from '~/i18n'
import classes from './PublicLayout.module.css'

export function PublicFooter() {
  const t = useTranslations('common.footer')

  return (
    <footer className={classes.footer}>
      <div className={classes.footing}>
        <div className={classes.promise}>
          <Logo inverted />
          <p>{t('promise')}</p>
        </div>
        <nav className={classes.links} aria-label={t('label')}>
          <Link route="service_schedule">{t('schedule')}</Link>
          <Link route="privacy_policy">{t('privacy')}</Link>
          <Link route="terms_of_service">{t('terms')}</Link>
          <Link route="contact">{t('contact')}</Link>
          <Link route="status">{t('status')}</Link>
        </nav>
        <LanguageSwitch />
      </div>
    </footer>
  )
}
