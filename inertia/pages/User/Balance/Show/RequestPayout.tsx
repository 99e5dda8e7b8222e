import { useRouter } from '@adonisjs/inertia/react'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { AmountField } from '~/components/traveller/AmountField'
import { type AmountProblem, checkAmount } from '~/components/traveller/checkAmount'
import { parseEuros } from '~/components/euros'
import { useErrors } from '~/hooks/useErrors'
import { useTranslations } from '~/i18n'
import { Card } from '~/ui/Card'
import { useMoney } from '~/ui/Money'
import { AccountFields, type Account } from './AccountFields'
import classes from './RequestPayout.module.css'

type Props = { balanceCents: number; minimumCents: number; ibanLast4: string | null }

const NO_ACCOUNT: Account = { iban: '', holder: '' }

/** Moves money from the balance to the traveller's own bank account. */
export function RequestPayout({ balanceCents, minimumCents, ibanLast4 }: Props) {
  const t = useTranslations('balance.request')
  const money = useMoney()
  const router = useRouter()
  const errors = useErrors()
  const [amount, setAmount] = useState('')
  const [problem, setProblem] = useState<AmountProblem | null>(null)
  const [account, setAccount] = useState<Account | null>(ibanLast4 ? null : NO_ACCOUNT)
  const [sending, setSending] = useState(false)

  if (balanceCents < minimumCents) {
    const missing = money(minimumCents - Math.max(balanceCents, 0))
    return (
      <Card title={t('title')}>{t('tooLittle', { minimum: money(minimumCents), missing })}</Card>
    )
  }

  const cents = parseEuros(amount)
  const words = { minimum: money(minimumCents), balance: money(balanceCents) }

  const request = () => {
    const found = checkAmount(amount, { minimumCents, balanceCents })
    setProblem(found)
    if (found || cents === null) return

    router.post(
      { route: 'payouts.store' },
      { amountCents: cents, ...account },
      {
        preserveScroll: true,
        onStart: () => setSending(true),
        onSuccess: () => {
          setAmount('')
          setAccount(null)
        },
        onFinish: () => setSending(false),
      }
    )
  }

  return (
    <Card title={t('title')} description={t('lead')}>
      <form
        className={classes.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          request()
        }}
      >
        <AmountField
          value={amount}
          onChange={(typed) => {
            setAmount(typed)
            setProblem(null)
          }}
          balanceCents={balanceCents}
          minimumCents={minimumCents}
          error={problem ? t(problem, words) : errors.amountCents}
        />
        <AccountFields
          account={account}
          ibanLast4={ibanLast4}
          onChange={setAccount}
          errors={errors}
        />
        <Button type="submit" size="md" fullWidth loading={sending}>
          {cents ? t('submitAmount', { amount: money(cents) }) : t('submit')}
        </Button>
      </form>
    </Card>
  )
}
