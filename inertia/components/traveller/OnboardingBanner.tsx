import type { Missing } from '#app/people/onboarding/missing'
import { client } from '~/client'
import { useFormatter, useTranslations } from '~/i18n'
import { ButtonLink } from '~/ui/ButtonLink'
import { useMoney } from '~/ui/Money'
import { Callout } from './Callout'
import classes from './OnboardingBanner.module.css'

export type ChosenSummary = { count: number; netCents: number } | null

type Props = {
  missing: Missing[]
  /** The claims that wait for the signature. */
  chosen: ChosenSummary
}

/** What someone still owes before we can claim for them, and the way to it. */
export function OnboardingBanner({ missing, chosen }: Props) {
  const t = useTranslations('batches.onboarding')
  const format = useFormatter()
  const money = useMoney()
  if (missing.length === 0) return null

  const blocking = missing.filter((one) => one !== 'card')
  const text = blocking.length > 0 ? t('text', { missing: format.list(blocking.map((one) => t(one))) }) : t('cardOnly')

  return (
    <div className={classes.banner}>
      <Callout title={chosen ? t('waits', { ...chosen, amount: money(chosen.netCents) }) : t('title')}>
        <div className={classes.content}>
          <p>{text}</p>
          <ButtonLink href={client.urlFor('onboarding.index')}>{t('button')}</ButtonLink>
        </div>
      </Callout>
    </div>
  )
}
