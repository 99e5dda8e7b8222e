import type { Data } from '~generated/data'
import { useTranslations } from '~/i18n'
import { StatusBadge, type Tone } from '~/ui/StatusBadge'

type Status = Data.Travel.Batches.Batch['status']

const tones: Record<Status, Tone> = {
  uploaded: 'info',
  parsing: 'info',
  asking: 'waiting',
  planned: 'waiting',
  importing: 'info',
  imported: 'good',
  failed: 'bad',
  undone: 'neutral',
}

export function BatchStatus({ status }: { status: Status }) {
  const t = useTranslations('batches.statuses')

  return <StatusBadge tone={tones[status]}>{t(status)}</StatusBadge>
}
