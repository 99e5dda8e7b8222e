import type { RejectionReason } from '#app/claims/claims/isomorphic/rejection_reason'
import { Stack } from '@mantine/core'
import sections from '~/components/traveller/Sections.module.css'
import { useTranslations } from '~/i18n'
import { isoDay } from '~/i18n/today'
import { ActionButton } from '~/ui/ActionButton'
import { DialogActions } from '~/ui/DialogActions'
import { DialogButton } from '~/ui/DialogButton'
import { DateField } from '~/ui/form/DateField'
import { EuroField } from '~/ui/form/EuroField'
import { Form } from '~/ui/form/Form'
import { RadioField } from '~/ui/form/RadioField'
import { SelectField } from '~/ui/form/SelectField'
import { TextAreaField } from '~/ui/form/TextAreaField'

type Props = {
  claim: { reference: string; operatorName: string; grossCents: number }
  reasons: RejectionReason[]
  /** Where the link of a mail leads; without it the claim itself. */
  token?: string
}

/** Paid how much, refused why, or nothing yet. */
export default function AnswerButtons({ claim, reasons, token }: Props) {
  const t = useTranslations('claims')
  const operator = claim.operatorName
  const today = isoDay(new Date())
  const target =
    token === undefined
      ? ({ route: 'claims.answers.store', routeParams: { claim_id: claim.reference } } as const)
      : ({
          route: 'claim_answers.store',
          routeParams: { token, claim_id: claim.reference },
        } as const)

  return (
    <div className={sections.actions}>
      <DialogButton label={t('show.answer.paid')} title={t('show.answer.paidTitle', { operator })} variant="filled">
        {(close) => (
          <Form
            {...target}
            initial={{ amountCents: claim.grossCents, how: 'transfer', answeredOn: today }}
            data={{ said: 'paid' }}
            stay
            onSuccess={close}
          >
            <Stack gap="sm">
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
            </Stack>
            <DialogActions close={close}>{t('show.answer.save')}</DialogActions>
          </Form>
        )}
      </DialogButton>
      <DialogButton label={t('show.answer.refused')} title={t('show.answer.refusedTitle', { operator })}>
        {(close) => (
          <Form {...target} initial={{ answeredOn: today }} data={{ said: 'refused' }} stay onSuccess={close}>
            <Stack gap="sm">
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
            </Stack>
            <DialogActions close={close}>{t('show.answer.save')}</DialogActions>
          </Form>
        )}
      </DialogButton>
      <ActionButton {...target} data={{ said: 'nothing' }} stay>
        {t('show.answer.nothing')}
      </ActionButton>
    </div>
  )
}
