import { useTranslations } from '~/i18n'
import { StatusBadge } from '~/ui/StatusBadge'

const TONES = {
  received: 'waiting',
  invited: 'info',
  accepted: 'good',
  rejected: 'neutral',
  withdrawn: 'neutral',
} as const

export type Status = keyof typeof TONES

export function ApplicationStatus({ status }: { status: Status }) {
  const t = useTranslations('job_application.statuses')

  return <StatusBadge tone={TONES[status]}>{t(status)}</StatusBadge>
}
