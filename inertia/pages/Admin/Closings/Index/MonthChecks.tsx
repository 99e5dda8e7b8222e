import { Link } from '@adonisjs/inertia/react'
import type { MonthEnd } from '#app/money/closings/month_end'
import { Amounts } from '~/components/staff/Amounts'
import { CheckCount, CheckList, checkState } from '~/components/staff/CheckList'
import { linesUrl, proofUrl, statementsUrl } from '~/components/staff/urls'
import { useTranslations } from '~/i18n'
import { Card } from '~/ui/Card'
import { useMonthName } from './useMonthName'
import classes from './MonthChecks.module.css'

type Check = MonthEnd['checks'][number]['check']

/** What has to be true of a month, and where to mend what is not. */
export function MonthChecks({ month }: { month: MonthEnd }) {
  const t = useTranslations('admin.closings')
  const nameOf = useMonthName()
  const checks = month.checks.map(({ check, isTrue }) => ({ check, passed: isTrue }))

  return (
    <Card title={nameOf(month.untilOn)} aside={<CheckCount checks={checks} />}>
      <CheckList
        checks={checks.map(({ check, passed }) => ({
          key: check,
          passed,
          text: (
            <>
              {t(`checks.${check}.${checkState(passed) as 'yes' | 'no'}`)}{' '}
              {!passed && <Mend check={check} untilOn={month.untilOn} />}
            </>
          ),
        }))}
      />
      <div className={classes.sums}>
        <Amounts
          lines={[
            { term: t('byStatement'), cents: month.statementCents },
            { term: t('byLedger'), cents: month.bankCents },
            { term: t('suspense'), cents: month.suspenseCents, hint: t('suspenseHint') },
          ]}
        />
      </div>
    </Card>
  )
}

function Mend({ check, untilOn }: { check: Check; untilOn: string }) {
  const t = useTranslations('admin.closings')
  if (check === 'over') return null
  return <Link href={placeOf(check, untilOn)}>{t('mend')}</Link>
}

function placeOf(check: Check, untilOn: string) {
  if (check === 'no_typed_lines') return linesUrl({ view: 'all', entered: 'yes' })
  if (check === 'statements_complete' || check === 'no_questions') return statementsUrl()
  return proofUrl(untilOn)
}
