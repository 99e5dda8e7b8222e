import { LANGUAGE_NAMES, useLanguage } from '~/hooks/useLanguage'
import { LOCALES, useTranslations } from '~/i18n'
import classes from './LanguageSwitch.module.css'

export function LanguageSwitch() {
  const t = useTranslations('common.language')
  const { locale, switchTo } = useLanguage()

  return (
    <div className={classes.switch} role="group" aria-label={t('choose')}>
      {LOCALES.map((option) => (
        <button
          key={option}
          type="button"
          lang={option}
          aria-pressed={option === locale}
          onClick={() => switchTo(option)}
        >
          {LANGUAGE_NAMES[option]}
        </button>
      ))}
    </div>
  )
}
