import { useForm } from '@inertiajs/react'
import { Button, TextInput } from '@mantine/core'
import type { FormEvent } from 'react'
import { TRAVEL_PRODUCTS, type TravelProduct } from '#app/users/travel_product'
import type { Data } from '~generated/data'
import { AddressInputs } from '~/components/traveller/AddressInputs'
import { useFormatter, useTranslations } from '~/i18n'
import { FieldHint } from '~/ui/FieldHint'
import { NativeSelect } from '~/ui/NativeSelect'
import { writtenPhone } from './phone'
import classes from './ProfileForm.module.css'

type Props = { profile: Data.Users.Profile; onDone: () => void }

export function ProfileForm({ profile, onDone }: Props) {
  const t = useTranslations('profile.details')
  const products = useTranslations('onboarding.more.product')
  const format = useFormatter()
  const form = useForm({
    firstName: profile.firstName,
    lastName: profile.lastName,
    birthOn: profile.birthOn ?? '',
    phone: writtenPhone(profile.phone) ?? '',
    addressLine: profile.addressLine ?? '',
    postcode: profile.postcode ?? '',
    city: profile.city ?? '',
    country: profile.country,
    travelProduct: profile.travelProduct,
  })

  const field = (name: 'firstName' | 'lastName' | 'birthOn' | 'phone') => ({
    label: t(name),
    value: form.data[name],
    error: form.errors[name],
    onChange: (event: FormEvent<HTMLInputElement>) => form.setData(name, event.currentTarget.value),
  })
  const save = (event: FormEvent) => {
    event.preventDefault()
    form.patch('/profile', { preserveScroll: true, onSuccess: onDone })
  }

  return (
    <form className={classes.form} noValidate onSubmit={save}>
      <div className={classes.pair}>
        <TextInput {...field('firstName')} autoComplete="given-name" maxLength={60} autoFocus />
        <TextInput {...field('lastName')} autoComplete="family-name" maxLength={80} />
      </div>
      {profile.mandateSignedAt && (
        <FieldHint>
          {t('mandate', {
            date: format.dateTime(new Date(profile.mandateSignedAt), { dateStyle: 'long' }),
          })}
        </FieldHint>
      )}
      <div className={classes.pair}>
        <TextInput {...field('birthOn')} type="date" autoComplete="bday" />
        <TextInput {...field('phone')} type="tel" autoComplete="tel" maxLength={40} />
      </div>
      <AddressInputs
        data={form.data}
        errorOf={(name) => form.errors[name]}
        change={(name, value) => form.setData(name, value)}
      />
      <NativeSelect
        size="md"
        label={products('label')}
        description={t('travelProductHint')}
        value={form.data.travelProduct}
        error={form.errors.travelProduct}
        onChange={(event) =>
          form.setData('travelProduct', event.currentTarget.value as TravelProduct)
        }
        data={TRAVEL_PRODUCTS.map((value) => ({ value, label: products(`names.${value}`) }))}
      />
      <div className={classes.actions}>
        <Button type="submit" loading={form.processing}>
          {t('save')}
        </Button>
        <Button variant="default" onClick={onDone}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  )
}
