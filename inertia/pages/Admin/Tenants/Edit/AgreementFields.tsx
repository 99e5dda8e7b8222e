import { useTranslations } from '~/i18n'
import { useToday } from '~/i18n/today'
import { DateField } from '~/ui/form/DateField'
import { RadioField } from '~/ui/form/RadioField'
import { TextField } from '~/ui/form/TextField'

/** What stands in letters and in the agreement, and what managers may see of people. */
export function AgreementFields() {
  const t = useTranslations('admin.tenant')
  const today = useToday()

  return (
    <>
      <TextField name="legalName" label={t('legalName')} hint={t('legalNameHint')} maxLength={120} />
      <TextField name="addressLine" label={t('addressLine')} maxLength={120} />
      <TextField name="postcode" label={t('postcode')} maxLength={12} />
      <TextField name="city" label={t('city')} maxLength={80} />
      <DateField name="worksCouncilOn" label={t('worksCouncilOn')} hint={t('worksCouncilHint')} max={today} />
      <TextField name="worksCouncilBy" label={t('worksCouncilBy')} maxLength={120} />
      <RadioField
        name="managersSee"
        label={t('managersSee')}
        options={(['totals', 'trips'] as const).map((value) => ({ value, label: t(`sees.${value}`) }))}
      />
      <TextField name="namesMonths" label={t('namesMonths')} inputMode="numeric" maxLength={2} required />
    </>
  )
}
