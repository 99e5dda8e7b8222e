import { useTranslations } from '~/i18n'
import type { Messages } from '~/i18n/messages'
import { StatusBadge, type Tone } from '~/ui/StatusBadge'

type Status = keyof Messages['claims']['statuses']

const tones: Record<Status, Tone> = {
  draft: 'neutral',
  submitted: 'waiting',
  acknowledged: 'waiting',
  approved: 'good',
  partly_approved: 'good',
  rejected: 'bad',
  objected: 'waiting',
  refunded: 'good',
  closed: 'neutral',
  withdrawn: 'neutral',
  expired: 'neutral',
}

export function ClaimStatus({ status }: { status: string }) {
  const t = useTranslations('claims.statuses')
  const known = status as Status

  return <StatusBadge tone={tones[known]}>{t(known)}</StatusBadge>
}
