import type { ConcessionDetails } from '#app/travel/operators/concessions_of'
import { useLabelOptions } from '~/components/staff/labels'
import { useTranslations } from '~/i18n'
import { today } from '~/i18n/today'
import { CheckboxesField } from '~/ui/form/CheckboxesField'
import { CheckboxField } from '~/ui/form/CheckboxField'
import { DateField } from '~/ui/form/DateField'
import { Form } from '~/ui/form/Form'
import { SelectField } from '~/ui/form/SelectField'
import { SubmitButton } from '~/ui/form/SubmitButton'
import { TextAreaField } from '~/ui/form/TextAreaField'
import { TextField } from '~/ui/form/TextField'
import classes from '../../Rules/Create/RuleForm.module.css'

type Props = { operator: string; concession: ConcessionDetails | null }

/** Where an operator runs, and when. */
export function ConcessionForm({ operator, concession }: Props) {
  const initial = {
    name: concession?.name ?? '',
    modes: concession?.modes ?? [],
    brands: concession?.brands.join(', ') ?? '',
    validFrom: concession?.validFrom ?? today(),
    validTo: concession?.validTo ?? '',
    isNight: concession?.isNight ?? false,
    placeKind: concession?.placeKind ?? 'municipalities',
    own: concession?.own ?? '',
    with_ns: concession?.with_ns ?? '',
    also: concession?.also ?? '',
    through: concession?.through ?? '',
    source: concession?.source ?? '',
    confirmed: concession?.isConfirmed ?? false,
  }

  return concession ? (
    <Form
      route="admin.counterparties.concessions.update"
      method="put"
      routeParams={{ counterparty_id: operator, id: concession.id }}
      initial={initial}
      className={classes.form}
    >
      <Fields />
    </Form>
  ) : (
    <Form
      route="admin.counterparties.concessions.store"
      routeParams={{ counterparty_id: operator }}
      initial={initial}
      className={classes.form}
    >
      <Fields />
    </Form>
  )
}

const PLACES = ['own', 'with_ns', 'also', 'through'] as const

function Fields() {
  const t = useTranslations('admin.concession')
  const modes = useLabelOptions('mode', ['train', 'metro', 'tram', 'bus', 'waterbus'])

  return (
    <>
      <TextField name="name" label={t('name')} maxLength={120} required />
      <CheckboxesField name="modes" label={t('modes')} options={modes} className={classes.trio} required />
      <TextField name="brands" label={t('brands')} hint={t('brandsHint')} maxLength={300} />
      <div className={classes.pair}>
        <DateField name="validFrom" label={t('validFrom')} required />
        <DateField name="validTo" label={t('validTo')} hint={t('validToHint')} />
      </div>
      <CheckboxField name="isNight" label={t('isNight')} />
      <SelectField
        name="placeKind"
        label={t('placeKind')}
        options={[
          { value: 'municipalities', label: t('municipalities') },
          { value: 'stations', label: t('stations') },
        ]}
        required
      />
      {PLACES.map((name) => (
        <TextAreaField key={name} name={name} label={t(`places.${name}`)} rows={name === 'own' ? 4 : 2} />
      ))}
      <TextField name="source" label={t('source')} hint={t('sourceHint')} maxLength={300} required />
      <CheckboxField name="confirmed" label={t('confirmed')} />
      <div>
        <SubmitButton>{t('save')}</SubmitButton>
      </div>
    </>
  )
}
