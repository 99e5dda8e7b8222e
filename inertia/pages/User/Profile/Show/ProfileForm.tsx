import { useForm } from '@inertiajs/react'
import { Button, NativeSelect, TextInput } from '@mantine/core'
import type { FormEvent } from 'react'
import type { Data } from '~generated/data'
import { useFormatter, useTranslations } from '~/i18n'
import { FieldHint } from '~/ui/FieldHint'
import { writtenPhone } from './phone'
import classes from './ProfileForm.module.css'

const PRODUCTS = [
  'none',
  'discount_20',
  'discount_40',
  'off_peak',
  'student',
  'free_travel',
] as const

type Props = { profile: Data.Profile.Profile; onDone: () => void }

export function ProfileForm({ profile, onDone }: Props) {
  const t = useTranslations('profile.details')
  const format = useFormatter()
  const form = useForm({
    firstName: profile.firstName,
    lastName: profile.lastName,
    birthOn: profile.birthOn ?? '',
    phone: writtenPhone(profile.phone) ?? '',
    addressLine: profile.addressLine ?? '',
    postcode: profile.postcode ?? '',
    city: profile.city ?? '',
    travelProduct: profile.travelProduct,
  })

  const field = (name: keyof typeof form.data) => ({
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
      <TextInput {...field('addressLine')} autoComplete="street-address" maxLength={100} />
      <div className={classes.place}>
        <TextInput {...field('postcode')} autoComplete="postal-code" maxLength={12} />
        <TextInput {...field('city')} autoComplete="address-level2" maxLength={80} />
      </div>
      <NativeSelect
        size="md"
        label={t('travelProduct')}
        description={t('travelProductHint')}
        value={form.data.travelProduct}
        error={form.errors.travelProduct}
        onChange={(event) => form.setData('travelProduct', event.currentTarget.value)}
        data={PRODUCTS.map((value) => ({ value, label: t(`products.${value}`) }))}
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
