import type { KnownLine } from '#app/money/statements/known_lines'
import { Link } from '@adonisjs/inertia/react'
import { lineUrl } from '~/components/staff/urls'
import { useTranslations } from '~/i18n'
import { Card } from '~/ui/Card'
import { DateText } from '~/ui/DateText'
import { Money } from '~/ui/Money'
import classes from './KnownLines.module.css'

type Props = { count: number; lines: KnownLine[] }

/** Lines that another file booked, which this one only confirms. */
export function KnownLines({ count, lines }: Props) {
  const t = useTranslations('admin.statement')

  return (
    <Card title={t('known')} description={t('knownHint', { count, more: String(count > lines.length) })}>
      <ul className={classes.lines}>
        {lines.map(({ reference, bookedOn, amountCents }) => (
          <li key={reference}>
            <Link href={lineUrl(reference, { view: 'all' })}>{reference}</Link>
            <DateText value={bookedOn} />
            <Money cents={amountCents} sign />
          </li>
        ))}
      </ul>
    </Card>
  )
}
