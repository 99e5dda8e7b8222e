import { TRAVEL_PRODUCTS } from '#app/people/accounts/isomorphic/travel_product'
import { useTranslations } from '~/i18n'
import { Card } from '~/ui/Card'
import { SelectField } from '~/ui/form/SelectField'
import { useTyped } from '~/ui/form/useField'

/** The travel product, and what it changes: the fare that a charge is compared with. */
export function ProductField() {
  const t = useTranslations('onboarding.more.product')
  const chosen = useTyped('travelProduct')
  const product = TRAVEL_PRODUCTS.find((one) => one === chosen)

  return (
    <Card title={t('title')} description={t('hint')}>
      <SelectField
        name="travelProduct"
        label={t('label')}
        hint={product && t(`compares.${product}`)}
        options={TRAVEL_PRODUCTS.map((value) => ({ value, label: t(`names.${value}`) }))}
      />
    </Card>
  )
}
