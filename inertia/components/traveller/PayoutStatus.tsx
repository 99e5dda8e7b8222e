import type { Data } from '~generated/data'
import { useTranslations } from '~/i18n'
import { StatusBadge, type Tone } from '~/ui/StatusBadge'

type Status = Data.Money.Payouts.Payout['status']

const tones: Record<Status, Tone> = {
  requested: 'waiting',
  in_run: 'waiting',
  sent: 'info',
  paid: 'good',
  rejected: 'bad',
  returned: 'bad',
  cancelled: 'neutral',
}

export function PayoutStatus({ status }: { status: Status }) {
  const t = useTranslations('balance.payouts.statuses')

  return <StatusBadge tone={tones[status]}>{t(status)}</StatusBadge>
}
