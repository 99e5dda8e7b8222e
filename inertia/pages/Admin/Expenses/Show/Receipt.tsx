import { client } from '~/client'
import { useFormatter, useTranslations } from '~/i18n'
import { Card } from '~/ui/Card'
import type { Data } from '~generated/data'
import classes from './Receipt.module.css'

// Without a column of small pages, as wide as the frame. Source: RFC 8118, section 3.
const PDF_VIEW = '#navpanes=0&view=FitH'

/** The receipt itself. A browser that shows no PDF in a frame opens it by the link. */
export function Receipt({ expense }: { expense: Data.Money.Expenses.Expense.Variants['forAdmin'] }) {
  const t = useTranslations('admin.expense')
  const format = useFormatter()
  const url = client.urlFor('admin.expenses.receipt', [expense.reference])
  const name = t('receiptOf', { reference: expense.reference })
  const size = format.number(expense.receiptBytes / 1_000, {
    style: 'unit',
    unit: 'kilobyte',
    maximumFractionDigits: 0,
  })

  return (
    <Card
      title={t('receipt')}
      description={size}
      aside={
        <a href={url} target="_blank" rel="noreferrer">
          {t('open')}
        </a>
      }
    >
      {expense.isPdf ? (
        <iframe className={classes.pdf} src={url + PDF_VIEW} title={name} />
      ) : (
        <img className={classes.image} src={url} alt={name} />
      )}
    </Card>
  )
}
