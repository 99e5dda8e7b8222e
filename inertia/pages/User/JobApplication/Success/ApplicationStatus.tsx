import type { Data } from '~generated/data'
import { useTranslations } from '~/i18n'
import { StatusBadge, type Tone } from '~/ui/StatusBadge'

export type Status = Data.People.Applications.JobApplication['status']

const TONES: Record<Status, Tone> = {
  received: 'waiting',
  invited: 'info',
  accepted: 'good',
  rejected: 'neutral',
  withdrawn: 'neutral',
}

export function ApplicationStatus({ status }: { status: Status }) {
  const t = useTranslations('job_application.statuses')

  return <StatusBadge tone={TONES[status]}>{t(status)}</StatusBadge>
}
