import { useTranslations } from '~/i18n'
import type { Messages } from '~/i18n/messages'
import { StatusBadge, type Tone } from '~/ui/StatusBadge'

export type PayoutStatusName = keyof Messages['balance']['payouts']['statuses']

const tones: Record<PayoutStatusName, Tone> = {
  requested: 'waiting',
  in_run: 'waiting',
  sent: 'info',
  paid: 'good',
  rejected: 'bad',
  returned: 'bad',
  cancelled: 'neutral',
}

export function PayoutStatus({ status }: { status: PayoutStatusName }) {
  const t = useTranslations('balance.payouts.statuses')

  return <StatusBadge tone={tones[status]}>{t(status)}</StatusBadge>
}
