import { Stack } from '@mantine/core'
import { useLabelOptions } from '~/components/staff/labels'
import { useTranslations } from '~/i18n'
import { DialogActions } from '~/ui/DialogActions'
import { DialogButton } from '~/ui/DialogButton'
import { EuroField } from '~/ui/form/EuroField'
import { Form } from '~/ui/form/Form'
import { Precognition } from '~/ui/form/Precognition'
import { SelectField } from '~/ui/form/SelectField'
import { TextField } from '~/ui/form/TextField'

const USUAL_CENTS = 25_00

/** A draft is tried on past lines before anything comes of it. */
export function NewRule() {
  const t = useTranslations('admin.costRules')
  const kinds = useLabelOptions('costKind', ['bank_costs', 'interest'])

  return (
    <DialogButton variant="filled" label={t('new')} title={t('new')}>
      {(close) => (
        <Form
          route="admin.cost_rules.store"
          initial={{
            costKind: 'bank_costs',
            direction: 'out',
            pattern: '',
            iban: '',
            mostCents: USUAL_CENTS,
          }}
          size="sm"
        >
          <Precognition />
          <Stack gap="sm" mt="sm">
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
          </Stack>
          <DialogActions close={close}>{t('save')}</DialogActions>
        </Form>
      )}
    </DialogButton>
  )
}
