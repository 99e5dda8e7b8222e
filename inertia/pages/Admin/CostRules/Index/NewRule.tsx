import { useLabelOptions } from '~/components/staff/labels'
import { useTranslations } from '~/i18n'
import { FormDialog } from '~/ui/form/FormDialog'
import { EuroField } from '~/ui/form/EuroField'
import { Precognition } from '~/ui/form/Precognition'
import { SelectField } from '~/ui/form/SelectField'
import { TextField } from '~/ui/form/TextField'

const USUAL_CENTS = 25_00

/** A draft is tried on past lines before anything comes of it. */
export function NewRule() {
  const t = useTranslations('admin.costRules')
  const kinds = useLabelOptions('costKind', ['bank_costs', 'interest'])

  return (
    <FormDialog
      label={t('new')}
      title={t('new')}
      submit={t('save')}
      button={{ variant: 'filled' }}
      route="admin.cost_rules.store"
      initial={{
        costKind: 'bank_costs',
        direction: 'out',
        pattern: '',
        iban: '',
        mostCents: USUAL_CENTS,
      }}
      stay={false}
    >
      <Precognition />
      <p>{t('newHint')}</p>
      <SelectField name="costKind" label={t('kind')} options={kinds} required />
      <SelectField
        name="direction"
        label={t('direction')}
        options={[
          { value: 'out', label: t('out') },
          { value: 'in', label: t('in') },
        ]}
        required
      />
      <TextField name="pattern" label={t('pattern')} hint={t('patternHint')} maxLength={140} />
      <TextField name="iban" label={t('iban')} hint={t('ibanHint')} maxLength={42} />
      <EuroField name="mostCents" label={t('mostField')} hint={t('mostHint')} required />
    </FormDialog>
  )
}
