import { Link } from '@inertiajs/react'
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
          <Link href="/service-schedule">{t('schedule')}</Link>
          <Link href="/privacy-policy">{t('privacy')}</Link>
          <Link href="/terms-of-service">{t('terms')}</Link>
        </nav>
        <LanguageSwitch />
      </div>
    </footer>
  )
}
