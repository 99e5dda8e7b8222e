import { Stack } from '@mantine/core'
import { client } from '~/client'
import { ReasonField } from '~/components/staff/AnswerFields'
import { useTranslations } from '~/i18n'
import { ButtonLink } from '~/ui/ButtonLink'
import { ConfirmButton } from '~/ui/ConfirmButton'
import { DialogActions } from '~/ui/DialogActions'
import { DialogButton } from '~/ui/DialogButton'
import { Form } from '~/ui/form/Form'
import { RadioField } from '~/ui/form/RadioField'
import { DateField } from '~/ui/form/DateField'
import { today } from '~/i18n/today'
import { TextAreaField } from '~/ui/form/TextAreaField'
import { useTyped } from '~/ui/form/useField'

/** What can be done with the claims that are chosen, all at once or not at all. */
export function BulkActions({ view, selected, onDone }: { view: string; selected: string[]; onDone: () => void }) {
  const t = useTranslations('admin.bulk')
  const count = selected.length

  if (view === 'review') {
    return (
      <>
        <AnswerAll selected={selected} onDone={onDone} />
        <ConfirmButton
          size="sm"
          danger={false}
          title={t('acknowledgeTitle', { count })}
          consequence={t('acknowledgeText')}
          route="admin.acknowledgements.store"
          data={{ claims: selected }}
          onSuccess={onDone}
        >
          {t('acknowledge')}
        </ConfirmButton>
      </>
    )
  }
  if (view === 'filing') return null
  return (
    <ButtonLink size="sm" href={client.urlFor('admin.objections.create', [], { qs: { claims: selected.join(',') } })}>
      {t('object')}
    </ButtonLink>
  )
}

function AnswerAll({ selected, onDone }: { selected: string[]; onDone: () => void }) {
  const t = useTranslations('admin.bulk')
  const count = selected.length

  return (
    <DialogButton size="sm" variant="filled" label={t('answer')} title={t('answerTitle', { count })}>
      {(close) => (
        <Form
          route="admin.decisions.store"
          data={{ claims: selected }}
          size="sm"
          stay
          resetOnSuccess
          onSuccess={() => {
            close()
            onDone()
          }}
        >
          <Stack gap="sm" mt="sm">
            <AnswerFields />
          </Stack>
          <DialogActions close={close}>{t('record', { count })}</DialogActions>
        </Form>
      )}
    </DialogButton>
  )
}

function AnswerFields() {
  const t = useTranslations('admin.bulk')
  const tClaim = useTranslations('admin.claim')
  const outcome = useTyped('outcome')

  return (
    <>
      <RadioField
        name="outcome"
        label={tClaim('outcome')}
        required
        options={[
          { value: 'approved', label: t('approveAll'), hint: t('approveAllHint') },
          { value: 'rejected', label: t('rejectAll'), hint: t('rejectAllHint') },
        ]}
      />
      {outcome === 'rejected' && <ReasonField />}
      <TextAreaField name="note" label={tClaim('note')} hint={tClaim('noteHint')} rows={2} />
      <DateField name="answeredOn" label={tClaim('answeredOn')} hint={tClaim('answeredOnHint')} max={today()} />
    </>
  )
}
