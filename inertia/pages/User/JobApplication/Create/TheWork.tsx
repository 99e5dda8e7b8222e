import { IconClockHour4, IconCoinEuro, IconMapPin, IconUsers } from '@tabler/icons-react'
import { useTranslations } from '~/i18n'
import classes from './TheWork.module.css'

const POINTS = [
  { name: 'check', Icon: IconMapPin },
  { name: 'when', Icon: IconClockHour4 },
  { name: 'pay', Icon: IconCoinEuro },
  { name: 'who', Icon: IconUsers },
] as const

/** What a field researcher does and gets, without adornment. */
export function TheWork() {
  const t = useTranslations('job_application.work')

  return (
    <section className={classes.work} aria-labelledby="the-work">
      <h2 id="the-work">{t('title')}</h2>
      <ul>
        {POINTS.map(({ name, Icon }) => (
          <li key={name}>
            <Icon size={22} stroke={1.75} aria-hidden />
            <h3>{t(`${name}.title`)}</h3>
            <p>{t(`${name}.text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
