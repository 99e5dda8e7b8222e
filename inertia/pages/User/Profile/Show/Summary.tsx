import type { ProfileMenu } from '#app/web/profile/profile_menu'
import type { ProfileSection } from '#app/people/accounts/profile_section'
import { useDay } from '~/components/traveller/useDay'
import { LANGUAGE_NAMES, useLanguage } from '~/hooks/useLanguage'
import { useTheme } from '~/hooks/useTheme'
import { useTranslations } from '~/i18n'
import { useMoney } from '~/ui/Money'

type Props = { section: ProfileSection; menu: ProfileMenu }

/** How things stand in a section, in one line. */
export function Summary({ section, menu }: Props) {
  const t = useTranslations('profile.menu.summary')
  const themes = useTranslations('common.theme')
  const { locale } = useLanguage()
  const { theme } = useTheme()
  const day = useDay()
  const money = useMoney()

  switch (section) {
    case 'personal':
      return menu.name
    case 'bank-account':
      return menu.ibanLast4 ? t('account', { last4: menu.ibanLast4 }) : t('noAccount')
    case 'cards':
      return t('cards', { count: menu.cards })
    case 'mandate':
      return menu.mandateSignedAt ? t('signed', { date: day(menu.mandateSignedAt) }) : t('notSigned')
    case 'security':
      return menu.hasTwoFactor ? t('twoFactorOn') : t('twoFactorOff')
    case 'emails':
      return t('emails', menu.emails)
    case 'appearance':
      return `${LANGUAGE_NAMES[locale]} · ${themes(theme)}`
    case 'account':
      return t('leaving')
    case 'premium':
      return menu.premium ? t(`premium.${menu.premium}`) : t('noPremium')
    case 'referral':
      return t('referral', { reward: money(menu.rewardCents) })
  }
}
