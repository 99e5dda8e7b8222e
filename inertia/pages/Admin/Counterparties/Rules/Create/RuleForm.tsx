import { type CodeList, type CodeOf, useLabelOptions } from '~/components/staff/labels'
import { useTranslations } from '~/i18n'
import { today } from '~/i18n/today'
import { CheckboxField } from '~/ui/form/CheckboxField'
import { DateField } from '~/ui/form/DateField'
import { EuroField } from '~/ui/form/EuroField'
import { Form } from '~/ui/form/Form'
import { Precognition } from '~/ui/form/Precognition'
import { SelectField } from '~/ui/form/SelectField'
import { SubmitButton } from '~/ui/form/SubmitButton'
import { TextField } from '~/ui/form/TextField'
import type { Data } from '~generated/data'
import classes from './RuleForm.module.css'

type Props = {
  operator: string
  /** The version whose terms are changed. */
  from: Data.Claims.Rules.ClaimRule.Variants['forAdmin'] | null
}

/** The terms of a version. */
export function RuleForm({ operator, from }: Props) {
  const t = useTranslations('admin.rule')
  const kinds = useLabelOptions('kind', [
    'missed_check_out',
    'missed_check_in',
    'same_station',
    'double_charge',
    'delay',
  ])
  const any = { value: '', label: t('any') }

  return (
    <Form
      route="admin.counterparties.rules.store"
      routeParams={{ counterparty_id: operator }}
      initial={{
        kind: from?.kind ?? 'missed_check_out',
        medium: from?.medium ?? '',
        product: from?.product ?? '',
        payer: from?.payer ?? '',
        validFrom: today(),
        earliestDays: String(from?.earliestDays ?? 1),
        latest: String(from?.latestMonths ?? from?.latestDays ?? ''),
        latestUnit: from?.latestMonths ? 'months' : 'days',
        minimumCents: from?.minimumCents ?? 1,
        capCount: from?.capCount ? String(from.capCount) : '',
        capPeriod: from?.capPeriod ?? '',
        capScope: from?.capScope ?? 'person',
        channel: from?.channel ?? 'letter',
        formUrl: from?.formUrl ?? '',
        refundTo: from?.refundTo ?? 'fareback',
        evidence: from?.evidence ?? '',
        source: from?.source ?? '',
        confirmed: from?.isConfirmed ?? false,
      }}
      className={classes.form}
    >
      <Precognition />
      <div className={classes.pair}>
        <SelectField name="kind" label={t('kind')} options={kinds} required />
        <DateField name="validFrom" label={t('validFrom')} required />
      </div>
      <div className={classes.trio}>
        <SelectField name="medium" label={t('medium')} options={[any, ...useOptions('medium')]} />
        <SelectField name="product" label={t('product')} options={[any, ...useOptions('railPass')]} />
        <SelectField name="payer" label={t('payer')} options={[any, ...useOptions('payer')]} />
      </div>
      <div className={classes.trio}>
        <TextField name="earliestDays" label={t('earliestDays')} inputMode="numeric" required />
        <TextField name="latest" label={t('latest')} inputMode="numeric" required />
        <SelectField
          name="latestUnit"
          label={t('latestUnit')}
          options={[
            { value: 'days', label: t('days') },
            { value: 'months', label: t('months') },
          ]}
          required
        />
      </div>
      <div className={classes.trio}>
        <TextField name="capCount" label={t('capCount')} hint={t('capHint')} inputMode="numeric" />
        <SelectField
          name="capPeriod"
          label={t('capPeriod')}
          options={[{ value: '', label: '–' }, ...useOptions('capPeriod')]}
        />
        <SelectField name="capScope" label={t('capScope')} options={useOptions('capScope')} required />
      </div>
      <EuroField name="minimumCents" label={t('minimum')} required />
      <div className={classes.pair}>
        <SelectField name="channel" label={t('channel')} options={useOptions('channel')} required />
        <SelectField name="refundTo" label={t('refundTo')} options={useOptions('refundTo')} required />
      </div>
      <TextField name="formUrl" label={t('formUrl')} hint={t('formUrlHint')} maxLength={300} />
      <TextField name="evidence" label={t('evidence')} maxLength={300} />
      <TextField name="source" label={t('source')} hint={t('sourceHint')} maxLength={300} required />
      <CheckboxField name="confirmed" label={t('confirmed')} />
      <div>
        <SubmitButton>{t('save')}</SubmitButton>
      </div>
    </Form>
  )
}

const CODES = {
  medium: ['ov_chipkaart', 'ovpay', 'ns_business', 'ns_flex'],
  railPass: [
    'full',
    'off_peak_discount',
    'always_discount',
    'other_discount',
    'off_peak_free',
    'weekend_free',
    'student_week',
    'student_weekend',
    'always_free',
    'route_free',
  ],
  payer: ['traveller', 'employer'],
  capPeriod: ['half_year', 'year'],
  capScope: ['person', 'card', 'account'],
  channel: ['letter', 'shared_site', 'portal', 'web_form'],
  refundTo: ['fareback', 'traveller', 'employer'],
} satisfies { [List in CodeList]?: CodeOf<List>[] }

const useOptions = <List extends keyof typeof CODES>(list: List) => useLabelOptions(list, CODES[list] as CodeOf<List>[])
