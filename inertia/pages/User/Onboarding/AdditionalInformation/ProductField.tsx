import { TRAVEL_PRODUCTS, type TravelProduct } from '#app/users/travel_product'
import { useTranslations } from '~/i18n'
import { Card } from '~/ui/Card'
import { NativeSelect } from '~/ui/NativeSelect'
import { HINT_BELOW } from '~/ui/hint_below'
import type { Information } from './useInformation'

/** The travel product, and what it changes: the fare that a charge is compared with. */
export function ProductField({ data, errorOf, change }: Information) {
  const t = useTranslations('onboarding.more.product')

  return (
    <Card title={t('title')} description={t('hint')}>
      <NativeSelect
        size="md"
        label={t('label')}
        description={t(`compares.${data.travelProduct}`)}
        inputWrapperOrder={HINT_BELOW}
        value={data.travelProduct}
        error={errorOf('travelProduct')}
        onChange={(event) => change('travelProduct', event.currentTarget.value as TravelProduct)}
        data={TRAVEL_PRODUCTS.map((value) => ({ value, label: t(`names.${value}`) }))}
      />
    </Card>
  )
}
