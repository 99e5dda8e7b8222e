import { IconArrowRight } from '@tabler/icons-react'
import { useTranslations } from '~/i18n'
import { DateTimeText } from '~/ui/DateText'
import { Money } from '~/ui/Money'
import type { LogEntry } from './trail'
import classes from './Changes.module.css'
import { sentence } from './useAuditAction'

const CENTS = /cents$|^(amount|approved|gross|fee|net|received)$/i
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/

/** What changed, field by field: as it was, and as it became. */
export function Changes({ changes }: { changes: LogEntry['changes'] }) {
  const t = useTranslations('admin_users.log')
  if (changes.length === 0) return '–'

  return (
    <dl className={classes.changes}>
      {changes.map(({ field, before, after }) => (
        <div key={field}>
          <dt>{sentence(field.replace(/Cents$/, ''))}</dt>
          <dd>
            {before !== null && (
              <>
                <s>
                  <Value field={field} value={before} />
                </s>
                <IconArrowRight size={14} role="img" aria-label={t('became')} />
              </>
            )}
            <Value field={field} value={after} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Value({ field, value }: { field: string; value: string | null }) {
  const t = useTranslations('admin_users.log')
  if (value === null) return <em>{t('nothing')}</em>
  if (value === '[redacted]') return <em>{t('redacted')}</em>
  if (CENTS.test(field) && /^-?\d+$/.test(value)) return <Money cents={Number(value)} />
  if (INSTANT.test(value)) return <DateTimeText value={value} />
  return value
}
