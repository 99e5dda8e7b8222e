import '@mantine/core/styles/Combobox.layer.css'

import { NativeSelect, TextInput } from '@mantine/core'
import { useMemo } from 'react'
import { writtenPostcode } from '#app/users/address'
import { COUNTRIES } from '#app/users/country'
import { useLanguage } from '~/hooks/useLanguage'
import { useTranslations } from '~/i18n'
import { Card } from '~/ui/Card'
import classes from './sections.module.css'
import type { Information } from './useInformation'

const NEARBY = ['NL', 'BE', 'DE']

export function AddressFields({ data, errorOf, change, leave }: Information) {
  const t = useTranslations('onboarding.more.address')
  const isDutch = data.country === 'NL'

  const props = (field: 'addressLine' | 'postcode' | 'city') => ({
    value: data[field],
    error: errorOf(field),
    onBlur: () => leave(field),
    onChange: (event: { currentTarget: { value: string } }) =>
      change(field, event.currentTarget.value),
  })

  return (
    <Card title={t('title')} description={t('hint')}>
      <div className={classes.fields}>
        <TextInput
          {...props('addressLine')}
          label={t(isDutch ? 'line' : 'lineAbroad')}
          autoComplete="street-address"
          maxLength={100}
        />
        <div className={classes.place}>
          <TextInput
            {...props('postcode')}
            label={t(isDutch ? 'postcode' : 'postcodeAbroad')}
            autoComplete="postal-code"
            maxLength={12}
            onBlur={() => {
              change('postcode', writtenPostcode(data.postcode, data.country))
              leave('postcode')
            }}
          />
          <TextInput
            {...props('city')}
            label={t('city')}
            autoComplete="address-level2"
            maxLength={80}
          />
        </div>
        <Country value={data.country} onChange={(country) => change('country', country)} />
      </div>
    </Card>
  )
}

function Country({ value, onChange }: { value: string; onChange: (country: string) => void }) {
  const t = useTranslations('onboarding.more.address')
  const { locale } = useLanguage()
  const options = useMemo(() => countryOptions(locale), [locale])

  return (
    <NativeSelect
      size="md"
      label={t('country')}
      autoComplete="country"
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      data={[...options.near, { group: t('otherCountries'), items: options.far }]}
    />
  )
}

/** In the reader's language; the neighbours first, as nearly everyone lives there. */
function countryOptions(locale: string) {
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  const option = (value: string) => ({ value, label: names.of(value) ?? value })
  const far = COUNTRIES.filter((code) => !NEARBY.includes(code)).map(option)
  return {
    near: NEARBY.map(option),
    far: far.sort((a, b) => a.label.localeCompare(b.label, locale)),
  }
}
