import { router } from '@inertiajs/react'
import { TextInput } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useState } from 'react'
import { NeighbourButton } from '~/components/staff/NeighbourButton'
import { proofUrl } from '~/components/staff/urls'
import { useTranslations } from '~/i18n'
import classes from './DayPicker.module.css'

const EARLIEST = '2010-01-01'
const DAY_MS = 86_400_000

/** The day whose end is proven; its address keeps it. */
export function DayPicker({ day, today }: { day: string; today: string }) {
  const t = useTranslations('admin.proof')
  const [typed, setTyped] = useState(day)
  const next = dayAfter(day, 1)

  return (
    <nav className={classes.picker} aria-label={t('days')}>
      <NeighbourButton href={proofUrl(dayAfter(day, -1))} why="">
        <IconChevronLeft size={18} aria-hidden />
        {t('previous')}
      </NeighbourButton>
      <TextInput
        type="date"
        size="sm"
        aria-label={t('day')}
        min={EARLIEST}
        max={today}
        value={typed}
        onChange={({ currentTarget: { value, validity } }) => {
          setTyped(value)
          if (value && validity.valid) router.visit(proofUrl(value))
        }}
      />
      <NeighbourButton href={next > today ? null : proofUrl(next)} why={t('noNext')}>
        {t('next')}
        <IconChevronRight size={18} aria-hidden />
      </NeighbourButton>
    </nav>
  )
}

const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)
