import { router } from '@inertiajs/react'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useState } from 'react'
import { NeighbourButton } from '~/components/staff/NeighbourButton'
import { proofUrl } from '~/components/staff/urls'
import { useTranslations } from '~/i18n'
import { DayInput } from '~/ui/DayInput'
import { parseDay, useWriteDay } from '~/ui/days'
import classes from './DayPicker.module.css'

const EARLIEST = '2010-01-01'
const DAY_MS = 86_400_000

/** The day whose end is proven; its address keeps it. */
export function DayPicker({ day, today }: { day: string; today: string }) {
  const t = useTranslations('admin.proof')
  const tForm = useTranslations('common.form')
  const write = useWriteDay()
  const [typed, setTyped] = useState(write(day))
  const next = dayAfter(day, 1)
  const isKnown = (one: string) => one >= EARLIEST && one <= today
  const written = parseDay(typed)
  const problem = written === null ? typed !== '' && tForm('date') : !isKnown(written) && t('otherDay')

  return (
    <nav className={classes.picker} aria-label={t('days')}>
      <NeighbourButton href={proofUrl(dayAfter(day, -1))} why="">
        <IconChevronLeft size={18} aria-hidden />
        {t('previous')}
      </NeighbourButton>
      <DayInput
        size="sm"
        aria-label={t('day')}
        min={EARLIEST}
        max={today}
        value={typed}
        error={problem}
        onChange={setTyped}
        onDay={(picked) => {
          if (picked !== day && isKnown(picked)) router.visit(proofUrl(picked))
        }}
      />
      <NeighbourButton href={next > today ? null : proofUrl(next)} why={t('noNext')}>
        {t('next')}
        <IconChevronRight size={18} aria-hidden />
      </NeighbourButton>
    </nav>
  )
}

const dayAfter = (day: string, days: number) => new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)
