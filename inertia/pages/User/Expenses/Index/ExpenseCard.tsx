import { client } from '~/client'
import classes from '~/components/traveller/ListCard.module.css'
import { useFormatter, useTranslations } from '~/i18n'
import { ConfirmButton } from '~/ui/ConfirmButton'
import { Money, useMoney } from '~/ui/Money'
import { StatusBadge, type Tone } from '~/ui/StatusBadge'
import type { Data } from '~generated/data'
import own from './ExpenseCard.module.css'

type Props = { expense: Data.Money.Expenses.Expense }

const tones: Record<Data.Money.Expenses.Expense['status'], Tone> = {
  submitted: 'waiting',
  approved: 'info',
  rejected: 'bad',
  reimbursed: 'good',
  withdrawn: 'neutral',
}

/** One expense: what it was for, who has it now and what comes next. */
export function ExpenseCard({ expense }: Props) {
  const t = useTranslations('expenses')
  const money = useMoney()
  const { reference, amountCents, vatCents, status } = expense

  return (
    <article className={classes.card}>
      <div className={classes.head}>
        <h2>{expense.description}</h2>
        <StatusBadge tone={tones[status]}>{t(`statuses.${status}`)}</StatusBadge>
      </div>
      <p className={classes.facts}>
        <span>{reference}</span>
        <span>{t(`categories.${expense.category}`)}</span>
        <span>{t('on', { date: useDay(expense.incurredOn) })}</span>
        {expense.job && <span>{t('job', { job: expense.job })}</span>}
      </p>
      <Story expense={expense} />
      <p className={classes.amount}>
        <strong>
          <Money cents={amountCents} />
        </strong>
        {vatCents > 0 ? t('vat', { amount: money(vatCents) }) : t('noVat')}
      </p>
      <div className={own.actions}>
        <a
          href={client.urlFor('expenses.receipt', [reference])}
          aria-label={t('receiptOf', { reference })}
          target="_blank"
          rel="noreferrer"
        >
          {t('receipt')}
        </a>
        {expense.canWithdraw && (
          <ConfirmButton
            size="compact-sm"
            title={t('withdrawTitle', { reference })}
            consequence={t('withdrawBody', { amount: money(amountCents) })}
            route="expenses.destroy"
            routeParams={{ id: reference }}
            stay
          >
            {t('withdraw')}
          </ConfirmButton>
        )}
      </div>
    </article>
  )
}

function Story({ expense }: Props) {
  const t = useTranslations('expenses')
  const { status, rejectionReason, isPaidOut } = expense
  const at = { submitted: expense.handedInAt, reimbursed: expense.reimbursedAt }
  const date = useDay((status in at ? at[status as keyof typeof at] : expense.decidedAt) ?? expense.handedInAt)

  return (
    <>
      <p className={classes.story}>
        {t(`story.${status}`, {
          date,
          reason: rejectionReason ?? '',
          isPaidOut: isPaidOut ? 'yes' : 'no',
        })}
      </p>
      {(status === 'submitted' || status === 'approved' || status === 'rejected') && (
        <p className={classes.next}>{t(`next.${status}`)}</p>
      )}
    </>
  )
}

const useDay = (iso: string) => useFormatter().dateTime(new Date(iso), { dateStyle: 'long' })
