import type { LineFacts } from '#app/money/matching/line_facts'
import { useTranslations } from '~/i18n'
import { Money } from '~/ui/Money'
import classes from './LineDetails.module.css'

const MAX_SHOWN = 50

/** The payments that the bank booked in one line. */
export function LineDetails({ details, advisedBy }: Pick<LineFacts, 'details' | 'advisedBy'>) {
  const t = useTranslations('admin.line')
  if (details.length < (advisedBy === null ? 2 : 1)) return null

  return (
    <details className={classes.details}>
      <summary>{t('details')}</summary>
      <ul>
        {details.slice(0, MAX_SHOWN).map(({ amountCents, description, counterpartyName }, index) => (
          <li key={index}>
            <span>{[counterpartyName, description].filter(Boolean).join(', ') || '–'}</span>
            {amountCents !== null && <Money cents={amountCents} sign />}
          </li>
        ))}
      </ul>
      {details.length > MAX_SHOWN && <p>{t('more', { count: details.length - MAX_SHOWN })}</p>}
    </details>
  )
}
