import { MAX_FEE_PERCENT, SLUG } from '#app/people/organisations/isomorphic/tenant_terms'
import { percentIn } from '#app/platform/shared/isomorphic/percent'
import { useTranslations } from '~/i18n'
import { PINE } from '~/layouts/brand'
import { ColourField } from '~/ui/form/ColourField'
import { Form } from '~/ui/form/Form'
import { RadioField } from '~/ui/form/RadioField'
import { SubmitButton } from '~/ui/form/SubmitButton'
import { TextField } from '~/ui/form/TextField'
import type { Data } from '~generated/data'
import { AgreementFields } from './AgreementFields'
import { BrandPreview } from './BrandPreview'
import classes from './TenantForm.module.css'

type Organisation = Data.People.Organisations.Tenant
type Props = { organisation: Organisation | null; refundsArePromised: boolean }

const BOTH: readonly Destination[] = ['member', 'tenant']
const NEW = {
  slug: '',
  name: '',
  brandColour: PINE,
  feePercent: '15',
  refundDestination: '',
  managersSee: 'totals',
  namesMonths: '18',
}

/** What an organisation is called, looks like and pays; its address only while it is new, as mails carry it. */
export function TenantForm({ organisation, refundsArePromised }: Props) {
  const initial = organisation
    ? {
        ...organisation,
        feePercent: String(organisation.feePercent),
        namesMonths: String(organisation.namesMonths),
      }
    : NEW

  return organisation ? (
    <Form
      route="admin.tenants.update"
      method="put"
      routeParams={{ id: organisation.slug }}
      initial={initial}
      className={classes.form}
      stay
    >
      <Fields isNew={false} destinations={refundsArePromised ? [organisation.refundDestination] : BOTH} />
    </Form>
  ) : (
    <Form route="admin.tenants.store" initial={initial} className={classes.form}>
      <Fields isNew destinations={BOTH} />
    </Form>
  )
}

type Destination = Organisation['refundDestination']

function Fields({ isNew, destinations }: { isNew: boolean; destinations: readonly Destination[] }) {
  const t = useTranslations('admin.tenant')

  return (
    <>
      <TextField name="name" label={t('name')} maxLength={80} required />
      {isNew && (
        <TextField
          name="slug"
          label={t('slug')}
          hint={t('slugHint')}
          maxLength={40}
          autoCapitalize="off"
          spellCheck={false}
          written={(typed) => typed.trim().toLowerCase()}
          check={(typed) => (typed === '' || SLUG.test(typed) ? null : t('slugWrong'))}
          required
        />
      )}
      <ColourField name="brandColour" label={t('brandColour')} pick={t('pickColour')} required />
      <BrandPreview />
      <TextField
        name="feePercent"
        label={t('feePercent')}
        hint={t('feeHint')}
        maxLength={5}
        written={(typed) => typed.trim().replace(',', '.')}
        check={(typed) => (typed === '' || percentIn(typed) <= MAX_FEE_PERCENT ? null : t('feeWrong'))}
        required
      />
      <RadioField
        name="refundDestination"
        label={t('refundDestination')}
        hint={destinations.length === 1 ? t('refundsPromised') : undefined}
        options={destinations.map((value) => ({ value, label: t(`refundTo.${value}`) }))}
        required
      />
      <AgreementFields />
      <div>
        <SubmitButton>{t(isNew ? 'create' : 'save')}</SubmitButton>
      </div>
    </>
  )
}
