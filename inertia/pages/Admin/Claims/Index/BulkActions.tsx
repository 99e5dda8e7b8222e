import { client } from '~/client'
import { ReasonField } from '~/components/staff/AnswerFields'
import { useTranslations } from '~/i18n'
import { ButtonLink } from '~/ui/ButtonLink'
import { ConfirmButton } from '~/ui/ConfirmButton'
import { FormDialog } from '~/ui/form/FormDialog'
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
    <FormDialog
      label={t('answer')}
      title={t('answerTitle', { count })}
      submit={t('record', { count })}
      button={{ size: 'sm', variant: 'filled' }}
      route="admin.decisions.store"
      data={{ claims: selected }}
      resetOnSuccess
      onSuccess={onDone}
    >
      <AnswerFields />
    </FormDialog>
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
