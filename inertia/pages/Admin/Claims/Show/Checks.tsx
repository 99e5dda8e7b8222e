import { IconAlertTriangle, IconCheck, IconMinus } from '@tabler/icons-react'
import type { CheckName } from '#app/claims/check_name'
import { useTranslations } from '~/i18n'
import { Card } from '~/ui/Card'
import classes from './Checks.module.css'

export type Check = { name: CheckName; passed: boolean | null }

const looks = {
  yes: { Icon: IconCheck, label: 'passed' },
  no: { Icon: IconAlertTriangle, label: 'failed' },
  unknown: { Icon: IconMinus, label: 'unknown' },
} as const

/** What a reviewer looks at first; what did not pass stands on top. */
export function Checks({ checks }: { checks: Check[] }) {
  const t = useTranslations('admin.claim')
  const sentences = useTranslations('admin.checks')
  const counted = checks.filter((check) => check.passed !== null)
  const sorted = [...checks].sort((a, b) => weightOf(a) - weightOf(b))

  return (
    <Card
      title={t('checks')}
      aside={
        <span className={classes.count}>
          {t('checksPassed', {
            passed: counted.filter((check) => check.passed).length,
            total: counted.length,
          })}
        </span>
      }
    >
      <ul className={classes.checks}>
        {sorted.map((check) => {
          const state = stateOf(check)
          const { Icon, label } = looks[state]
          return (
            <li key={check.name} data-state={state}>
              <Icon size={18} role="img" aria-label={t(label)} />
              {sentences(`${check.name}.${state}`)}
            </li>
          )
        })}
      </ul>
    </Card>
  )
}

const stateOf = ({ passed }: Check) => (passed === null ? 'unknown' : passed ? 'yes' : 'no')

const weightOf = ({ passed }: Check) => (passed === null ? 2 : Number(passed))
