import { Button } from '@mantine/core'
import { TRAVEL_PRODUCTS } from '#app/people/accounts/isomorphic/travel_product'
import type { Data } from '~generated/data'
import { AddressFields } from '~/components/traveller/AddressFields'
import { useFormatter, useTranslations } from '~/i18n'
import { FieldHint } from '~/ui/FieldHint'
import { BirthDateField } from '~/ui/form/BirthDateField'
import { Form } from '~/ui/form/Form'
import { SelectField } from '~/ui/form/SelectField'
import { SubmitButton } from '~/ui/form/SubmitButton'
import { TextField } from '~/ui/form/TextField'
import { writtenPhone } from './phone'
import classes from './ProfileForm.module.css'

type Props = { profile: Data.People.Accounts.Profile; onDone: () => void }

export default function ProfileForm({ profile, onDone }: Props) {
  const t = useTranslations('profile.details')
  const products = useTranslations('onboarding.more.product')
  const format = useFormatter()

  return (
    <Form
      route="profile.update"
      className={classes.form}
      initial={{ ...profile, phone: writtenPhone(profile.phone) }}
      stay
      onSuccess={onDone}
    >
      <div className={classes.pair}>
        <TextField
          name="firstName"
          label={t('firstName')}
          autoComplete="given-name"
          maxLength={60}
          autoFocus
          required
        />
        <TextField name="lastName" label={t('lastName')} autoComplete="family-name" maxLength={80} required />
      </div>
      {profile.mandateSignedAt && (
        <FieldHint>
          {t('mandate', {
            date: format.dateTime(new Date(profile.mandateSignedAt), { dateStyle: 'long' }),
          })}
        </FieldHint>
      )}
      <BirthDateField name="birthOn" label={t('birthOn')} />
      <TextField name="phone" type="tel" label={t('phone')} autoComplete="tel" maxLength={40} />
      <AddressFields isOptional />
      <SelectField
        name="travelProduct"
        label={products('label')}
        hint={t('travelProductHint')}
        options={TRAVEL_PRODUCTS.map((value) => ({ value, label: products(`names.${value}`) }))}
      />
      <div className={classes.actions}>
        <SubmitButton size="sm">{t('save')}</SubmitButton>
        <Button variant="default" onClick={onDone}>
          {t('cancel')}
        </Button>
      </div>
    </Form>
  )
}
