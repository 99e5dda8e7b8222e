import { usePage } from '@inertiajs/react'
import type { Data } from '~generated/data'
import { useTranslations } from '~/i18n'
import { Card } from '~/ui/Card'
import { Steps } from '~/ui/Steps'
import type { Status } from './ApplicationStatus'
import classes from './Progress.module.css'

const STEPS = ['sent', 'read', 'talk', 'start'] as const
/** The step that someone is in; who was turned down or turned away is in none. */
const STEP_OF: Partial<Record<Status, number>> = { received: 1, invited: 2, accepted: 3 }

type Props = { application: Data.People.Applications.JobApplication; mayApply: boolean }

/** Where the application stands, what comes next and when. */
export function Progress({ application, mayApply }: Props) {
  const t = useTranslations('job_application.show')
  const closed = useTranslations('job_application')('closed')
  const { currentUser } = usePage().props
  const { status } = application
  const step = STEP_OF[status]
  const isOver = status === 'rejected' || status === 'withdrawn'
  const next = application.isLate && status === 'received' ? 'late' : status

  return (
    <Card title={t('next')}>
      <div className={classes.standing}>
        {step !== undefined && (
          <Steps label={t('steps.label')} steps={STEPS.map((name) => t(`steps.${name}`))} current={step} />
        )}
        <p>{isOver && !mayApply ? closed : t(`now.${next}`, { email: currentUser?.email ?? '' })}</p>
      </div>
    </Card>
  )
}
