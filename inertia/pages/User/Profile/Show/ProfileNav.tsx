import { useTranslations } from '~/i18n'
import classes from './ProfileNav.module.css'

/** The parts of the page, in its order: the ids of its sections. */
const GROUPS = [
  { name: 'you', sections: ['profile', 'email', 'cards', 'iban', 'mandate'] },
  { name: 'security', sections: ['password', 'two-factor', 'passkeys', 'browsers'] },
  { name: 'fareback', sections: ['premium', 'referral', 'messages', 'appearance'] },
  { name: 'data', sections: ['leaving'] },
] as const

/** Where to find what, on a page that is long by nature. */
export function ProfileNav() {
  const t = useTranslations('profile.nav')

  return (
    <nav className={classes.nav} aria-label={t('label')}>
      {GROUPS.map(({ name, sections }) => (
        <div key={name} className={classes.group}>
          <p className={classes.title}>{t(`groups.${name}`)}</p>
          {sections.map((section) => (
            <a key={section} href={`#${section}`}>
              {t(section)}
            </a>
          ))}
        </div>
      ))}
    </nav>
  )
}
