import type { Overpayment } from '#app/money/payouts/overpayment'
import { Callout } from '~/components/traveller/Callout'
import { useDay } from '~/components/traveller/useDay'
import { useTranslations } from '~/i18n'
import { CopyButton } from '~/ui/CopyButton'
import { DefinitionList } from '~/ui/DefinitionList'
import { useWriteEuros } from '~/ui/euros'
import { CODE_IN_FOURS, grouped } from '~/ui/grouping'
import { useMoney } from '~/ui/Money'
import classes from './OverpaymentBanner.module.css'

type Props = {
  overpayment: Overpayment | null
  /** The name of an organisation whose balance it is. */
  tenant?: string
}

/** What is owed, why, and the two ways to settle it. */
export function OverpaymentBanner({ overpayment, tenant }: Props) {
  const t = useTranslations('balance.overpayment')
  const money = useMoney()
  if (!overpayment) return null

  const amount = money(overpayment.owedCents)
  return (
    <div className={classes.banner}>
      <Callout tone="warning" title={tenant ? t('titleTenant', { tenant, amount }) : t('title', { amount })}>
        <p>
          <Why {...overpayment} />
        </p>
        <p className={classes.how}>{t('how')}</p>
        <ol className={classes.ways}>
          <li>{t('wait')}</li>
          <li>
            {t('transfer')}
            <Transfer {...overpayment} />
          </li>
        </ol>
      </Callout>
    </div>
  )
}

function Why({ kind, at, operator, claim, reason }: Overpayment) {
  const t = useTranslations('balance.overpayment.why')
  const day = useDay()(at)

  if (kind === 'correction' && reason) return t('correction', { day, reason })
  if (kind === 'settlement.reversed') return t('settlement.reversed', { day })
  const isOfClaim = kind === 'refund.reclaimed' || kind === 'refund.reversed'
  if (isOfClaim && operator && claim) return t(kind, { day, operator, claim })
  return t('other', { day })
}

function Transfer({ owedCents, reference, payTo }: Overpayment) {
  const writeEuros = useWriteEuros()
  const t = useTranslations('balance.overpayment')
  const money = useMoney()

  return (
    <div className={classes.transfer}>
      <DefinitionList
        items={[
          {
            term: t('amount'),
            value: (
              <span className={classes.value}>
                {money(owedCents)}
                <CopyButton text={writeEuros(owedCents)}>{t('copy.amount')}</CopyButton>
              </span>
            ),
          },
          { term: t('name'), value: payTo.name },
          {
            term: t('iban'),
            value: (
              <span className={classes.value}>
                {grouped(payTo.iban, CODE_IN_FOURS)}
                <CopyButton text={payTo.iban}>{t('copy.iban')}</CopyButton>
              </span>
            ),
          },
          {
            term: t('reference'),
            value: (
              <span className={classes.value}>
                {reference}
                <CopyButton text={reference}>{t('copy.reference')}</CopyButton>
              </span>
            ),
          },
        ]}
      />
      <p className={classes.hint}>{t('referenceHint')}</p>
    </div>
  )
}
