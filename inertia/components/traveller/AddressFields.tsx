import { useMemo } from 'react'
import { type AddressField, addressProblem, writtenPostcode } from '#app/people/accounts/isomorphic/address'
import { COUNTRIES } from '#app/people/accounts/isomorphic/country'
import { useLocale, useTranslations } from '~/i18n'
import { SelectField } from '~/ui/form/SelectField'
import { TextField } from '~/ui/form/TextField'
import { useTyped } from '~/ui/form/useField'
import classes from './AddressFields.module.css'

const NEARBY = ['NL', 'BE', 'DE']

/** Where someone lives, asked the same way everywhere; what is asked follows the country. */
export function AddressFields({ isOptional }: { isOptional?: boolean }) {
  const t = useTranslations('onboarding.more.address')
  const refusals = useTranslations('refusals')
  const country = useTyped('country')
  const isDutch = country === 'NL'

  const field = (name: AddressField) => ({
    name,
    check: (typed: string) => {
      if (isOptional && typed.trim() === '') return null
      const address = { addressLine: null, postcode: null, city: null, country, [name]: typed }
      const problem = addressProblem(name, address)
      return problem && refusals(`address.${problem}`)
    },
  })

  return (
    <div className={classes.fields}>
      <TextField
        {...field('addressLine')}
        label={t(isDutch ? 'line' : 'lineAbroad')}
        autoComplete="street-address"
        maxLength={100}
      />
      <div className={classes.place}>
        <TextField
          {...field('postcode')}
          label={t(isDutch ? 'postcode' : 'postcodeAbroad')}
          autoComplete="postal-code"
          maxLength={12}
          written={(typed) => writtenPostcode(typed, country)}
        />
        <TextField {...field('city')} label={t('city')} autoComplete="address-level2" maxLength={80} />
      </div>
      <Country />
    </div>
  )
}

function Country() {
  const t = useTranslations('onboarding.more.address')
  const locale = useLocale()
  const { near, far } = useMemo(() => countryOptions(locale), [locale])

  return (
    <SelectField
      name="country"
      label={t('country')}
      autoComplete="country"
      options={[...near, { group: t('otherCountries'), items: far }]}
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
