import type { Operator } from './ServiceSchedule/alike'
import { useFormatter, useTranslations } from '~/i18n'
import type { InertiaProps } from '~/types'
import { PageHeader } from '~/ui/PageHeader'
import classes from './ServiceSchedule.module.css'
import { ModeFilter } from './ServiceSchedule/ModeFilter'
import { Schedule } from './ServiceSchedule/Schedule'

type Props = InertiaProps<{
  operators: Operator[]
  modes: Operator['modes']
  mode: string | null
  feeBps: number
  validOn: string
}>

export default function ServiceSchedule({ operators, modes, mode, feeBps, validOn }: Props) {
  const t = useTranslations('public.schedule')
  const format = useFormatter()
  const day = format.dateTime(new Date(validOn), { dateStyle: 'long' })
  const percentage = format.number(feeBps / 10_000, { style: 'percent', maximumFractionDigits: 1 })

  return (
    <div className={classes.page}>
      <PageHeader
        title={t('title')}
        description={
          <>
            <p>{t('lead', { day })}</p>
            <p className={classes.fee}>{t('fee', { percentage })}</p>
          </>
        }
      />
      <ModeFilter modes={modes} chosen={mode} />
      <Schedule operators={operators} />
    </div>
  )
}
