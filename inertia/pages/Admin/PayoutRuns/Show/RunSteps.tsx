import { useFormatter, useTranslations } from '~/i18n'
import { Steps } from '~/ui/Steps'
import type { Data } from '~generated/data'
import classes from './RunSteps.module.css'

const CURRENT: Record<string, number> = { open: 1, released: 2, confirmed: 3 }

/** Open, released, paid: each with who and when. */
export function RunSteps({ run }: { run: Data.Money.Payouts.PayoutRun }) {
  const t = useTranslations('admin.run')
  const format = useFormatter()
  const day = (iso: string) => format.dateTime(new Date(iso), { dateStyle: 'medium', timeStyle: 'short' })

  return (
    <div className={classes.steps}>
      <Steps
        label={t('progress')}
        current={CURRENT[run.status]}
        steps={[
          t('steps.openBy', { name: run.createdBy, day: day(run.createdAt) }),
          run.releasedBy && run.releasedAt
            ? t('steps.releasedBy', { name: run.releasedBy, day: day(run.releasedAt) })
            : t('steps.released'),
          run.confirmedAt
            ? t(run.isOnStatement ? 'steps.confirmedOn' : 'steps.markedOn', {
                day: day(run.confirmedAt),
              })
            : t('steps.confirmed'),
        ]}
      />
    </div>
  )
}
