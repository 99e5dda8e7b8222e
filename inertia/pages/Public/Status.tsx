import type { ServiceStatus } from '#app/web/health/service_status'
import { useTranslations } from '~/i18n'
import type { InertiaProps } from '~/types'
import { DateTimeText } from '~/ui/DateText'
import { PageHeader } from '~/ui/PageHeader'
import { StatusBadge, type Tone } from '~/ui/StatusBadge'
import classes from './Status.module.css'

type Parts = ServiceStatus['parts']

const PARTS = ['web', 'database', 'worker', 'mail', 'live'] as const
const TONES: Record<Parts['web'], Tone> = {
  up: 'good',
  late: 'waiting',
  down: 'bad',
  off: 'neutral',
  unknown: 'neutral',
}

export default function Status({ status }: InertiaProps<{ status: ServiceStatus }>) {
  const t = useTranslations('public.status')
  const { checkedAt, parts } = status

  return (
    <div className={classes.page}>
      <PageHeader title={t('title')} description={t(`summary.${summaryOf(parts)}`)} />
      <dl className={classes.parts}>
        {PARTS.map((part) => (
          <div key={part}>
            <dt>{t(`parts.${part}.name`)}</dt>
            <dd>{t(`parts.${part}.what`)}</dd>
            <dd>
              <StatusBadge tone={TONES[parts[part]]}>{t(`states.${parts[part]}`)}</StatusBadge>
            </dd>
          </div>
        ))}
      </dl>
      <p className={classes.note}>
        {t.rich('checked', { time: () => <DateTimeText value={checkedAt} /> })} {t('operators')}
      </p>
    </div>
  )
}

function summaryOf(parts: Parts) {
  const states = Object.values(parts)
  if (states.includes('down')) return 'down'
  return states.includes('late') ? 'late' : 'up'
}
