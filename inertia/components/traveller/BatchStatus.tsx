import { useTranslations } from '~/i18n'
import type { Messages } from '~/i18n/messages'
import { StatusBadge, type Tone } from '~/ui/StatusBadge'

type Status = keyof Messages['batches']['statuses']

const tones: Record<Status, Tone> = {
  uploaded: 'info',
  parsing: 'info',
  planned: 'waiting',
  importing: 'info',
  imported: 'good',
  failed: 'bad',
  undone: 'neutral',
}

export function BatchStatus({ status }: { status: string }) {
  const t = useTranslations('batches.statuses')
  const known = status as Status

  return <StatusBadge tone={tones[known]}>{t(known)}</StatusBadge>
}
