import type { Data } from '~generated/data'
import { useTranslations } from '~/i18n'
import { StatusBadge, type Tone } from '~/ui/StatusBadge'

type Status = Data.Claims.Claims.Claim['status']

const tones: Record<Status, Tone> = {
  ready: 'neutral',
  submitted: 'waiting',
  acknowledged: 'waiting',
  on_hold: 'waiting',
  approved: 'good',
  partly_approved: 'good',
  rejected: 'bad',
  objected: 'waiting',
  escalated: 'waiting',
  refunded: 'good',
  closed: 'neutral',
  withdrawn: 'neutral',
  expired: 'neutral',
}

export function ClaimStatus({ status }: { status: Status }) {
  const t = useTranslations('claims.statuses')

  return <StatusBadge tone={tones[status]}>{t(status)}</StatusBadge>
}
