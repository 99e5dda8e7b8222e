import { usePercentage } from '~/components/traveller/usePercentage'
import { useErrors } from '~/hooks/useErrors'
import { useTranslations } from '~/i18n'
import { ErrorText } from '~/ui/ErrorText'
import { useMoney } from '~/ui/Money'
import { StatusBadge } from '~/ui/StatusBadge'
import type { Premium } from './premium'
import { PremiumChoice } from './PremiumChoice'
import { PremiumComparison } from './PremiumComparison'
import classes from './PremiumService.module.css'
import { Section } from './Section'

/** A price by the month instead of a fee per claim. */
export default function PremiumService({ premium }: { premium: Premium }) {
  const t = useTranslations('profile.premium')
  const money = useMoney()
  const errors = useErrors()
  const fee = usePercentage()(premium.feeBps)

  if (!premium.isAvailable) {
    return (
      <Section id="premium" title={t('title')}>
        <p>{t('unavailable', { fee })}</p>
      </Section>
    )
  }
  return (
    <Section
      id="premium"
      title={t('title')}
      description={t('lead', { price: money(premium.priceCents), fee })}
      aside={<State premium={premium} />}
    >
      <div className={classes.premium}>
        <ul className={classes.terms}>
          <li>{t('terms.claims', { fee })}</li>
          <li>{t('terms.paid', { price: money(premium.priceCents) })}</li>
          <li>{t('terms.stop')}</li>
        </ul>
        <PremiumComparison premium={premium} />
        <ErrorText>{errors.premium}</ErrorText>
        <PremiumChoice premium={premium} />
      </div>
    </Section>
  )
}

function State({ premium }: { premium: Premium }) {
  const t = useTranslations('profile.premium')
  if (premium.isStopping) return <StatusBadge tone="waiting">{t('stopping')}</StatusBadge>
  return <StatusBadge tone={premium.isOn ? 'good' : 'neutral'}>{premium.isOn ? t('on') : t('off')}</StatusBadge>
}
