import { IconFileTypePdf } from '@tabler/icons-react'
import { client } from '~/client'
import { useTranslations } from '~/i18n'
import { Card } from '~/ui/Card'
import classes from './YearStatements.module.css'

/** A document for each year. `tenant` is the organisation whose balance it is. */
export function YearStatements({ years, tenant }: { years: number[]; tenant?: string }) {
  const t = useTranslations('balance.statements')
  if (years.length === 0) return null
  const hrefOf = (year: number) =>
    tenant
      ? client.urlFor('tenant.balance.statement', [tenant, String(year)])
      : client.urlFor('balance.statement', [String(year)])

  return (
    <Card title={t('title')} description={t('lead')}>
      <ul className={classes.years}>
        {years.map((year) => (
          <li key={year}>
            <a href={hrefOf(year)}>
              <IconFileTypePdf size={18} aria-hidden />
              {t('year', { year: String(year) })}
            </a>
          </li>
        ))}
      </ul>
    </Card>
  )
}
