import type { RejectionReason } from '#app/decisions/rejection_reason'
import { Stack } from '@mantine/core'
import type { Data } from '~generated/data'
import sections from '~/components/traveller/Sections.module.css'
import { useErrors } from '~/hooks/useErrors'
import { useTranslations } from '~/i18n'
import { isoDay } from '~/i18n/today'
import { ActionButton } from '~/ui/ActionButton'
import { Card } from '~/ui/Card'
import { DialogActions } from '~/ui/DialogActions'
import { DialogButton } from '~/ui/DialogButton'
import { ErrorText } from '~/ui/ErrorText'
import { DateField } from '~/ui/form/DateField'
import { EuroField } from '~/ui/form/EuroField'
import { Form } from '~/ui/form/Form'
import { RadioField } from '~/ui/form/RadioField'
import { SelectField } from '~/ui/form/SelectField'
import { TextAreaField } from '~/ui/form/TextAreaField'

type Props = { claim: Data.Claims.Claim; reasons: RejectionReason[] }

/** What the traveller submitted, the operator answers to the traveller. */
export default function TellAnswer({ claim, reasons }: Props) {
  const t = useTranslations('claims')
  const errors = useErrors()
  const operator = claim.operatorName
  const routeParams = { claim_id: claim.reference }
  const today = isoDay(new Date())

  return (
    <Card
      title={t('show.answer.title', { operator })}
      description={t('show.answer.lead', { operator })}
    >
      <ErrorText>{errors.claim}</ErrorText>
      <div className={sections.actions}>
        <DialogButton
          label={t('show.answer.paid')}
          title={t('show.answer.paidTitle', { operator })}
          variant="filled"
        >
          {(close) => (
            <Form
              route="claims.answers.store"
              routeParams={routeParams}
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
        <DialogButton
          label={t('show.answer.refused')}
          title={t('show.answer.refusedTitle', { operator })}
        >
          {(close) => (
            <Form
              route="claims.answers.store"
              routeParams={routeParams}
              initial={{ answeredOn: today }}
              data={{ said: 'refused' }}
              stay
              onSuccess={close}
            >
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
        <ActionButton
          route="claims.answers.store"
          routeParams={routeParams}
          data={{ said: 'nothing' }}
          stay
        >
          {t('show.answer.nothing')}
        </ActionButton>
      </div>
    </Card>
  )
}
