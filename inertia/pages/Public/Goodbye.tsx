import { Head } from '@inertiajs/react'
import type { ReactNode } from 'react'
import { RetainedData } from '~/components/RetainedData'
import { useTranslations } from '~/i18n'
import type { InertiaProps } from '~/types'
import { ButtonLink } from '~/ui/ButtonLink'
import { useMoney } from '~/ui/Money'
import classes from './Goodbye.module.css'

type Props = InertiaProps<{
  receipt: {
    reference: string
    paidOutCents: number
    givenUpCents: number
    byOrganisation: boolean
  }
}>

const whole = (words: ReactNode) => <span className={classes.whole}>{words}</span>

/** The receipt of an erasure: nothing on it says who left. */
export default function Goodbye({ receipt }: Props) {
  const t = useTranslations('leaving')
  const money = useMoney()
  const { reference, paidOutCents, givenUpCents } = receipt

  return (
    <div className={classes.page}>
      <Head title={t('goodbye.title')} />
      <p className={classes.reference}>{t('goodbye.reference', { reference })}</p>
      <h1>{t('goodbye.title')}</h1>
      <p className={classes.lead}>{t('goodbye.lead')}</p>
      {paidOutCents > 0 && <p>{t('goodbye.paidOut', { amount: money(paidOutCents) })}</p>}
      {givenUpCents > 0 && <p>{t('goodbye.givenUp', { amount: money(givenUpCents) })}</p>}
      <section className={classes.kept} aria-labelledby="kept">
        <h2 id="kept">{t('kept.title')}</h2>
        <RetainedData byOrganisation={receipt.byOrganisation} />
      </section>
      <p>{t.rich('goodbye.question', { reference, whole })}</p>
      <p>{t('goodbye.again')}</p>
      <div className={classes.actions}>
        <ButtonLink href="/">{t('goodbye.home')}</ButtonLink>
      </div>
    </div>
  )
}
