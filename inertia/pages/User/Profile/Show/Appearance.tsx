import { THEME_ICONS } from '~/components/themeIcons'
import { LANGUAGE_NAMES, useLanguage } from '~/hooks/useLanguage'
import { THEMES, useTheme } from '~/hooks/useTheme'
import { LOCALES, useTranslations } from '~/i18n'
import { RadioCards } from '~/ui/ChoiceCards'
import { Section } from './Section'
import classes from './Appearance.module.css'

/** How Fareback speaks to someone and what it looks like; each choice holds at once. */
export default function Appearance() {
  const t = useTranslations('common')
  const words = useTranslations('profile.appearance')
  const language = useLanguage()
  const { theme, switchTo } = useTheme()

  return (
    <Section id="appearance" title={words('title')}>
      <div className={classes.choices}>
        <RadioCards
          label={words('language')}
          value={language.locale}
          onChange={language.switchTo}
          options={LOCALES.map((locale) => ({
            value: locale,
            label: LANGUAGE_NAMES[locale],
            lang: locale,
          }))}
        />
        <RadioCards
          label={words('theme')}
          value={theme}
          onChange={switchTo}
          options={THEMES.map((value) => {
            const Icon = THEME_ICONS[value]
            return { value, label: t(`theme.${value}`), icon: <Icon size={20} aria-hidden /> }
          })}
        />
      </div>
    </Section>
  )
}
