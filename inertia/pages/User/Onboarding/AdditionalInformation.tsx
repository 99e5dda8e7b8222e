import { Button } from '@mantine/core'
import { useRef } from 'react'
import type { TravelProduct } from '#app/users/travel_product'
import { OnboardingFrame } from '~/components/OnboardingFrame'
import { AddressInputs } from '~/components/traveller/AddressInputs'
import { focusFirstError } from '~/hooks/focusFirstError'
import { useTranslations } from '~/i18n'
import type { InertiaProps } from '~/types'
import { Card } from '~/ui/Card'
import { AccountFields } from './AdditionalInformation/AccountFields'
import { MandateFields, type MandateToSign } from './AdditionalInformation/MandateFields'
import { ProductField } from './AdditionalInformation/ProductField'
import classes from './AdditionalInformation/sections.module.css'
import { useInformation } from './AdditionalInformation/useInformation'

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
}>

export default function AdditionalInformation(props: Props) {
  const { address, travelProduct, ibanLast4, mandate, currentUser } = props
  const t = useTranslations('onboarding.more')
  const element = useRef<HTMLFormElement>(null)
  const fullName = `${currentUser!.first_name} ${currentUser!.last_name}`
  const information = useInformation({
    initial: {
      addressLine: address.addressLine ?? '',
      postcode: address.postcode ?? '',
      city: address.city ?? '',
      country: address.country,
      travelProduct: travelProduct as TravelProduct,
      iban: '',
      holder: fullName,
      signedName: '',
      mandateVersion: mandate.version,
    },
    fullName,
    isSigned: mandate.signedAt !== null,
  })
  const showProblem = () => focusFirstError(element)

  return (
    <OnboardingFrame step="additional-information" title={t('title')} lead={t('lead')}>
      <form
        ref={element}
        className={classes.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          information.complete(showProblem)
        }}
      >
        <Card title={t('address.title')} description={t('address.hint')}>
          <AddressInputs {...information} />
        </Card>
        <ProductField {...information} />
        <AccountFields information={information} ibanLast4={ibanLast4} />
        <MandateFields information={information} mandate={mandate} fullName={fullName} />
        <div className={classes.actions}>
          <Button type="submit" size="md" loading={information.isSending}>
            {t('save')}
          </Button>
          <Button
            variant="subtle"
            size="md"
            disabled={information.isSending}
            onClick={() => information.save(showProblem)}
          >
            {t('later')}
          </Button>
        </div>
      </form>
    </OnboardingFrame>
  )
}
