import type { PayoutRow } from '#app/money/payouts/payout_rows'
import { Button, Stack } from '@mantine/core'
import { Unavailable } from '~/components/staff/Unavailable'
import { useErrors } from '~/hooks/useErrors'
import { useFormatter, useTranslations } from '~/i18n'
import { Card } from '~/ui/Card'
import { ConfirmButton } from '~/ui/ConfirmButton'
import { ErrorText } from '~/ui/ErrorText'
import { useMoney } from '~/ui/Money'
import type { Data } from '~generated/data'
import classes from './NextStep.module.css'

export type RunRights = {
  release: boolean
  confirm: boolean
  cancel: boolean
  isOwn: boolean
  isReleaser: boolean
  isNew: boolean
}

type Props = {
  run: Data.Money.Payouts.PayoutRun
  digest: string
  payouts: PayoutRow[]
  /** ISO day. */
  paidOn: string
  isDue: boolean
  may: RunRights
}

/** What can be done with a run now, and why not what cannot. */
export function NextStep({ run, digest, payouts, paidOn, isDue, may }: Props) {
  const t = useTranslations('admin.run')
  const money = useMoney()
  const errors = useErrors()
  const format = useFormatter()
  const dayOf = (day: string) => format.dateTime(new Date(day), { dateStyle: 'long' })
  const isEmpty = run.status === 'released' && payouts.every(({ status }) => status !== 'sent')
  const whyNot = whyNotRelease(may, payouts)
  const values = { count: run.payoutsCount, amount: money(run.totalCents) }

  return (
    <Card title={t('next')}>
      <Stack gap="sm">
        {run.status === 'confirmed' && <p className={classes.text}>{t(run.isOnStatement ? 'paid' : 'marked')}</p>}
        {run.status === 'cancelled' && <p className={classes.text}>{t('cancelled')}</p>}
        {run.status === 'open' && (
          <>
            <p className={classes.text}>{t('releaseHint')}</p>
            {paidOn !== run.executeOn && (
              <p className={classes.text}>{t('releaseLater', { day: dayOf(run.executeOn), paidOn: dayOf(paidOn) })}</p>
            )}
            {may.release && !whyNot ? (
              <ConfirmButton
                variant="filled"
                danger={false}
                title={t('releaseTitle', { reference: run.reference })}
                consequence={t('releaseText', values)}
                route="admin.payout_runs.releases.store"
                routeParams={{ payout_run_id: run.reference }}
                data={{ digest }}
                stay
              >
                {t('release', values)}
              </ConfirmButton>
            ) : (
              <>
                <Button disabled aria-describedby="why-not-release">
                  {t('release', values)}
                </Button>
                <Unavailable id="why-not-release">{t(whyNot ?? 'releaseOwn')}</Unavailable>
              </>
            )}
          </>
        )}
        {isEmpty && <p className={classes.text}>{t('nothingToPay')}</p>}
        {may.confirm && !isEmpty && (
          <>
            <p className={classes.text}>{t('confirmHint')}</p>
            {!isDue && <Unavailable>{t('notDue', { day: dayOf(run.executeOn) })}</Unavailable>}
            {isDue && may.isReleaser && <Unavailable>{t('ownRelease')}</Unavailable>}
            <ConfirmButton
              disabled={!isDue || may.isReleaser}
              variant="filled"
              danger={false}
              title={t('confirmTitle', { reference: run.reference })}
              consequence={t('confirmText', values)}
              route="admin.payout_runs.confirmations.store"
              routeParams={{ payout_run_id: run.reference }}
              stay
            >
              {t('confirm')}
            </ConfirmButton>
          </>
        )}
        <ErrorText>{errors.run}</ErrorText>
        {may.cancel && (
          <ConfirmButton
            title={t('cancelTitle', { reference: run.reference })}
            consequence={t('cancelText', values)}
            route="admin.payout_runs.destroy"
            routeParams={{ id: run.reference }}
            stay
          >
            {t('cancel')}
          </ConfirmButton>
        )}
      </Stack>
    </Card>
  )
}

/** What the database would refuse. */
function whyNotRelease({ isOwn, isNew }: Props['may'], payouts: PayoutRow[]) {
  if (isOwn) return 'releaseOwn'
  if (isNew) return 'releaseNew'
  const warnings = payouts.flatMap((payout) => payout.warnings)
  if (warnings.includes('caused_by_you')) return 'releaseCaused'
  if (warnings.includes('line_not_proven')) return 'releaseUnproven'
  return payouts.some(({ holds }) => holds.length > 0) ? 'releaseHeld' : null
}
