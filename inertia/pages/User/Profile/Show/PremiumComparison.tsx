import { useTranslations } from '~/i18n'
import { useMoney } from '~/ui/Money'
import classes from './PremiumService.module.css'
import type { Premium } from './premium'

/** Whether premium pays off, in the traveller's own numbers; it says so too when it does not. */
export function PremiumComparison({ premium }: { premium: Premium }) {
  const t = useTranslations('profile.premium.compare')
  const money = useMoney()
  const { months, feeCents, sparedCents, premiumCents } = premium.lastYear
  const period = t('period', { months })

  // Whoever had premium can see what it did; others what it would have done.
  const hadIt = premiumCents > 0
  const costCents = hadIt ? premiumCents : premium.priceCents * months
  const fees = hadIt ? sparedCents : feeCents
  const difference = fees - costCents
  const verdict = fees === 0 ? 'nothing' : difference > 0 ? 'yes' : difference < 0 ? 'no' : 'even'

  return (
    <div className={classes.compare} data-good={difference > 0 || undefined} role="note">
      <p>
        {t(hadIt ? `had.${verdict}` : `without.${verdict}`, {
          period,
          fees: money(fees),
          cost: money(costCents),
          difference: money(Math.abs(difference)),
        })}
      </p>
      <p className={classes.rule}>
        {t('rule', {
          price: money(premium.priceCents),
          refunds: money(breakEvenCents(premium)),
        })}
      </p>
    </div>
  )
}

/** What operators have to pay in a month before the fee on it is more than premium. */
const breakEvenCents = ({ priceCents, feeBps }: Premium) =>
  feeBps === 0 ? 0 : Math.ceil((priceCents * 10_000) / feeBps)
