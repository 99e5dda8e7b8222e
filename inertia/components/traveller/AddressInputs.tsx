import { TextInput } from '@mantine/core'
import { useMemo } from 'react'
import { type AddressField, writtenPostcode } from '#app/users/address'
import { COUNTRIES } from '#app/users/country'
import { useLocale, useTranslations } from '~/i18n'
import { NativeSelect } from '~/ui/NativeSelect'
import classes from './AddressInputs.module.css'

const NEARBY = ['NL', 'BE', 'DE']

type Props = {
  data: Record<AddressField | 'country', string>
  errorOf: (field: AddressField) => string | undefined
  change: (field: AddressField | 'country', value: string) => void
  leave?: (field: AddressField) => void
}

/** Where someone lives, asked the same way everywhere; what is asked follows the country. */
export function AddressInputs({ data, errorOf, change, leave }: Props) {
  const t = useTranslations('onboarding.more.address')
  const isDutch = data.country === 'NL'

  const props = (field: AddressField) => ({
    value: data[field],
    error: errorOf(field),
    onBlur: () => leave?.(field),
    onChange: (event: { currentTarget: { value: string } }) =>
      change(field, event.currentTarget.value),
  })

  return (
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
            leave?.('postcode')
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
  )
}

function Country({ value, onChange }: { value: string; onChange: (country: string) => void }) {
  const t = useTranslations('onboarding.more.address')
  const locale = useLocale()
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
