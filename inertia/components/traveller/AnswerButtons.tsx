import type { RejectionReason } from '#app/claims/claims/isomorphic/rejection_reason'
import sections from '~/components/traveller/Sections.module.css'
import { useTranslations } from '~/i18n'
import { useToday } from '~/i18n/today'
import { ActionButton } from '~/ui/ActionButton'
import { FormDialog } from '~/ui/form/FormDialog'
import { DateField } from '~/ui/form/DateField'
import { EuroField } from '~/ui/form/EuroField'
import { RadioField } from '~/ui/form/RadioField'
import { SelectField } from '~/ui/form/SelectField'
import { TextAreaField } from '~/ui/form/TextAreaField'

type Props = {
  claim: { reference: string; operatorName: string; grossCents: number }
  reasons: RejectionReason[]
  /** Where the link of a mail leads; without it the claim itself. */
  token?: string
  /** The organisation that claims it. */
  tenant?: string
}

/** Paid how much, refused why, or nothing yet. */
export default function AnswerButtons({ claim, reasons, token, tenant }: Props) {
  const t = useTranslations('claims')
  const operator = claim.operatorName
  const today = useToday()
  const target = targetOf({ claim, token, tenant })

  return (
    <div className={sections.actions}>
      <FormDialog
        label={t('show.answer.paid')}
        title={t('show.answer.paidTitle', { operator })}
        submit={t('show.answer.save')}
        button={{ variant: 'filled' }}
        {...target}
        initial={{ amountCents: claim.grossCents, how: 'transfer', answeredOn: today }}
        data={{ said: 'paid' }}
        size="md"
      >
        <EuroField name="amountCents" label={t('show.answer.amount')} />
        <RadioField
          name="how"
          label={t('show.answer.how')}
          options={[
            { value: 'transfer', label: t('show.answer.howTransfer') },
            { value: 'set_off', label: t('show.answer.howSetOff') },
          ]}
        />
        <DateField name="answeredOn" label={t('show.answer.on')} max={today} />
        <p>{t('show.answer.fee')}</p>
      </FormDialog>
      <FormDialog
        label={t('show.answer.refused')}
        title={t('show.answer.refusedTitle', { operator })}
        submit={t('show.answer.save')}
        {...target}
        initial={{ answeredOn: today }}
        data={{ said: 'refused' }}
        size="md"
      >
        <SelectField
          name="reason"
          label={t('show.answer.reason')}
          options={[
            { value: '', label: '' },
            ...reasons.map((value) => ({
              value,
              label: t(`show.answer.reasons.${value}`),
            })),
          ]}
        />
        <TextAreaField name="note" label={t('show.answer.note')} rows={3} maxLength={500} />
        <DateField name="answeredOn" label={t('show.answer.on')} max={today} />
      </FormDialog>
      <ActionButton {...target} data={{ said: 'nothing' }} stay>
        {t('show.answer.nothing')}
      </ActionButton>
    </div>
  )
}

function targetOf({ claim: { reference }, token, tenant }: Pick<Props, 'claim' | 'token' | 'tenant'>) {
  if (token) return { route: 'claim_answers.store', routeParams: { token, claim_id: reference } } as const
  if (tenant) return { route: 'tenant.claims.answers.store', routeParams: { tenant, claim_id: reference } } as const
  return { route: 'claims.answers.store', routeParams: { claim_id: reference } } as const
}
