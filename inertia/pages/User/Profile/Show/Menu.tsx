import { Link } from '@adonisjs/inertia/react'
import { IconChevronRight } from '@tabler/icons-react'
import type { ProfileMenu } from '#app/web/profile/profile_menu'
import type { ProfileSection } from '#app/people/accounts/profile_section'
import { useTranslations } from '~/i18n'
import { Summary } from './Summary'
import { useProfileUrl } from './useProfileUrl'
import classes from './Menu.module.css'

const GROUPS: { name: 'you' | 'settings' | 'fareback'; sections: ProfileSection[] }[] = [
  { name: 'you', sections: ['personal', 'bank-account', 'cards', 'mandate'] },
  { name: 'settings', sections: ['security', 'emails', 'appearance', 'account'] },
  { name: 'fareback', sections: ['premium', 'referral'] },
]

type Props = {
  current: ProfileSection
  /** Those that this person has. */
  sections: ProfileSection[]
  /** What it says of each section; null on the page of a section. */
  menu: ProfileMenu | null
}

/** Beside the section on a wide screen; on a phone a page of its own, with a summary of each. */
export function Menu({ current, sections, menu }: Props) {
  const t = useTranslations('profile.menu')
  const url = useProfileUrl()

  return (
    <nav className={classes.nav} aria-label={t('label')}>
      {GROUPS.map((group) => {
        const shown = group.sections.filter((section) => sections.includes(section))
        if (shown.length === 0) return null
        return (
          <div key={group.name}>
            <p className={classes.title}>{t(`groups.${group.name}`)}</p>
            <ul className={classes.list}>
              {shown.map((section) => (
                <li key={section}>
                  <Link
                    href={url(section)}
                    className={classes.link}
                    data-shown={section === current || undefined}
                    aria-current={!menu && section === current ? 'page' : undefined}
                    prefetch
                    preserveState
                  >
                    <span className={classes.words}>
                      <span className={classes.name}>{t(`sections.${section}`)}</span>
                      {menu && (
                        <span className={classes.summary}>
                          <Summary section={section} menu={menu} />
                        </span>
                      )}
                    </span>
                    <IconChevronRight size={18} className={classes.chevron} aria-hidden />
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        )
      })}
    </nav>
  )
}
