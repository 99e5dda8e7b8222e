import { Callout } from '~/components/traveller/Callout'
import { useTranslations } from '~/i18n'
import { Money, useMoney } from '~/ui/Money'
import classes from './Current.module.css'

/** What there is. */
export function Current({ balanceCents }: { balanceCents: number }) {
  const t = useTranslations('balance')
  const money = useMoney()

  return (
    <>
      <section className={classes.current} aria-labelledby="balance">
        <h2 id="balance">{t('current')}</h2>
        <p>
          <Money cents={balanceCents} />
        </p>
      </section>
      {balanceCents < 0 && (
        <Callout tone="warning">{t('overpaid', { amount: money(-balanceCents) })}</Callout>
      )}
    </>
  )
}
