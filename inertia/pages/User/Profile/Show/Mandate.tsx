import { client } from '~/client'
import { MandateText, type MandateWords } from '~/components/MandateText'
import { Disclosure } from '~/components/traveller/Disclosure'
import classes from '~/components/traveller/Sections.module.css'
import { useDay } from '~/components/traveller/useDay'
import { useTranslations } from '~/i18n'
import { ButtonLink } from '~/ui/ButtonLink'
import { ConfirmButton } from '~/ui/ConfirmButton'
import { Section } from './Section'

export type SignedMandate = { text: MandateWords; signedAt: string | null }

/** What we may do in someone's name, and the way to end that. */
export default function Mandate({ mandate: { text, signedAt } }: { mandate: SignedMandate }) {
  const t = useTranslations('onboarding.mandateCard')
  const day = useDay()

  return (
    <Section
      id="mandate"
      title={t('title')}
      description={signedAt ? t('signed', { date: day(signedAt) }) : t('missing')}
    >
      <Disclosure summary={t('read')}>
        <MandateText text={text} />
      </Disclosure>
      <div className={classes.actions}>
        {signedAt && (
          <a href={client.urlFor('mandate.show')} download>
            {t('download')}
          </a>
        )}
        {signedAt ? (
          <ConfirmButton title={t('withdrawTitle')} consequence={t('withdrawBody')} route="mandate.destroy" stay>
            {t('withdraw')}
          </ConfirmButton>
        ) : (
          <ButtonLink href={client.urlFor('onboarding.additional_information.show')}>{t('sign')}</ButtonLink>
        )}
      </div>
    </Section>
  )
}
