import { Button } from '@mantine/core'
import { OnboardingFrame } from '~/components/OnboardingFrame'
import { AddressFields } from '~/components/traveller/AddressFields'
import type { ChosenSummary } from '~/components/traveller/OnboardingBanner'
import { useTranslations } from '~/i18n'
import type { InertiaProps } from '~/types'
import { Card } from '~/ui/Card'
import { Form } from '~/ui/form/Form'
import { SubmitButton } from '~/ui/form/SubmitButton'
import { useMoney } from '~/ui/Money'
import { AccountFields } from './AdditionalInformation/AccountFields'
import { MandateFields, type MandateToSign } from './AdditionalInformation/MandateFields'
import { ProductField } from './AdditionalInformation/ProductField'
import classes from './AdditionalInformation/sections.module.css'

type Props = InertiaProps<{
  address: {
    addressLine: string | null
    postcode: string | null
    city: string | null
    country: string
  }
  travelProduct: string
  ibanLast4: string | null
  mandate: MandateToSign
  /** What was chosen to claim, which is submitted with the signature. */
  chosen: ChosenSummary
}>

export default function AdditionalInformation(props: Props) {
  const { address, travelProduct, ibanLast4, mandate, chosen, currentUser } = props
  const money = useMoney()
  const t = useTranslations('onboarding.more')
  const fullName = `${currentUser!.first_name} ${currentUser!.last_name}`

  return (
    <OnboardingFrame
      step="additional-information"
      hasFile={chosen !== null}
      title={chosen ? t('chosen.title', { amount: money(chosen.netCents) }) : t('title')}
      lead={chosen ? t('chosen.lead', { count: chosen.count }) : t('lead')}
    >
      <Form
        route="onboarding.additional_information.store"
        className={classes.form}
        initial={{ ...address, travelProduct, holder: fullName }}
        data={{ mandateVersion: mandate.version }}
      >
        {({ processing, submit }) => (
          <>
            <Card title={t('address.title')} description={t('address.hint')}>
              <AddressFields />
            </Card>
            <ProductField />
            <AccountFields ibanLast4={ibanLast4} />
            <MandateFields mandate={mandate} fullName={fullName} />
            <div className={classes.actions}>
              <SubmitButton>{chosen ? t('chosen.save', { count: chosen.count }) : t('save')}</SubmitButton>
              <Button
                variant="subtle"
                size="md"
                disabled={processing}
                onClick={() => submit({ route: 'onboarding.additional_information.update', mayBeEmpty: true })}
              >
                {t('later')}
              </Button>
            </div>
          </>
        )}
      </Form>
    </OnboardingFrame>
  )
}
