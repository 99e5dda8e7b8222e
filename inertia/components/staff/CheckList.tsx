import { IconAlertTriangle, IconCheck, IconMinus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslations } from '~/i18n'
import classes from './CheckList.module.css'

/** Null: it could not be told. */
type Check = { key: string; passed: boolean | null; text: ReactNode }

const looks = {
  yes: { Icon: IconCheck, label: 'passed' },
  no: { Icon: IconAlertTriangle, label: 'failed' },
  unknown: { Icon: IconMinus, label: 'unknown' },
} as const

export const checkState = (passed: boolean | null) => (passed === null ? 'unknown' : passed ? 'yes' : 'no')

/** What was looked at, each with how it ended. */
export function CheckList({ checks }: { checks: Check[] }) {
  const t = useTranslations('admin.claim')

  return (
    <ul className={classes.checks}>
      {checks.map(({ key, passed, text }) => {
        const state = checkState(passed)
        const { Icon, label } = looks[state]
        return (
          <li key={key} data-state={state}>
            <Icon size={18} role="img" aria-label={t(label)} />
            <span>{text}</span>
          </li>
        )
      })}
    </ul>
  )
}

/** How many of them passed. */
export function CheckCount({ checks }: { checks: { passed: boolean | null }[] }) {
  const t = useTranslations('admin.claim')
  const counted = checks.filter(({ passed }) => passed !== null)
  const passed = counted.filter((check) => check.passed).length
  return <span className={classes.count}>{t('checksPassed', { passed, total: counted.length })}</span>
}
