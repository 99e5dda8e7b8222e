import type { RecordedDecision } from '#app/claims/decisions/decisions_of'
import { AnswerFields } from '~/components/staff/AnswerFields'
import { useLabels } from '~/components/staff/labels'
import { type Filter, listState } from '~/components/staff/urls'
import { useErrors } from '~/hooks/useErrors'
import { useTranslations } from '~/i18n'
import { ActionButton } from '~/ui/ActionButton'
import { DateText } from '~/ui/DateText'
import { FormDialog } from '~/ui/form/FormDialog'
import { ErrorText } from '~/ui/ErrorText'
import { DateField } from '~/ui/form/DateField'
import { today } from '~/i18n/today'
import { TextAreaField } from '~/ui/form/TextAreaField'
import { Money } from '~/ui/Money'
import type { Data } from '~generated/data'
import classes from './Answers.module.css'
import type { May } from './may'

type Claim = Data.Claims.Claims.Claim.Variants['forAdmin']
type Answer = RecordedDecision
type Props = { claim: Claim; decisions: Answer[]; may: May; filter: Filter }

/** Every answer that was recorded, the one that stands last, with what can be done about it. */
export function Answers({ claim, decisions, may, filter }: Props) {
  const t = useTranslations('admin.claim')
  const errors = useErrors()
  if (decisions.length === 0) return null

  return (
    <>
      <ol className={classes.answers} aria-label={t('answers')}>
        {decisions.map((answer, index) => (
          <AnswerLine key={answer.id} answer={answer} stands={index === decisions.length - 1} />
        ))}
      </ol>
      <ErrorText>{errors.decision}</ErrorText>
      <div className={classes.actions}>
        {may.review && (
          <ActionButton
            variant="filled"
            route="admin.claims.decision.confirmations.store"
            routeParams={{ claim_id: claim.reference }}
            qs={listState(filter)}
            stay
          >
            {t('agree')}
          </ActionButton>
        )}
        {may.amend && <Amend claim={claim} filter={filter} />}
      </div>
    </>
  )
}

function AnswerLine({ answer, stands }: { answer: Answer; stands: boolean }) {
  const t = useTranslations('admin.claim')
  const outcome = useLabels('claimStatus')
  const reason = useLabels('rejectionReason')

  return (
    <li className={classes.answer} data-stands={stands}>
      <p>
        <strong>{outcome(answer.outcome)}</strong>
        {answer.approvedCents !== null && (
          <>
            {', '}
            <Money cents={answer.approvedCents} />
          </>
        )}
        {answer.reason && `: ${reason(answer.reason)}`}
        {!stands && ` (${t('replaced')})`}
      </p>
      <small>
        {t.rich('answeredBy', {
          day: () => <DateText value={answer.answeredOn} />,
          name: answer.by ?? t(answer.toldBy === 'export' ? 'byExport' : 'byTraveller'),
        })}
      </small>
      {answer.statedReason && <small>“{answer.statedReason}”</small>}
      {answer.note && <small>{answer.note}</small>}
      {answer.amendment && <small>{t('amendedBecause', { reason: answer.amendment })}</small>}
      {stands && answer.review === 'due' && <small>{t('secondLookDue')}</small>}
      {answer.review === 'confirmed' && <small>{t('secondLookBy', { name: answer.reviewedBy ?? '' })}</small>}
    </li>
  )
}

/** Corrects the answer that stands; both stay to be seen. */
function Amend({ claim, filter }: { claim: Claim; filter: Filter }) {
  const t = useTranslations('admin.claim')

  return (
    <FormDialog
      label={t('amend')}
      title={t('amendTitle', { reference: claim.reference })}
      route="admin.claims.decision.update"
      routeParams={{ claim_id: claim.reference }}
      qs={listState(filter)}
      resetOnSuccess
    >
      <AnswerFields operator={claim.operatorName} grossCents={claim.grossCents} />
      <DateField name="answeredOn" label={t('answeredOn')} hint={t('amendedOnHint')} max={today()} />
      <TextAreaField
        name="amendment"
        label={t('amendment')}
        hint={t('amendmentHint')}
        rows={2}
        maxLength={500}
        required
      />
    </FormDialog>
  )
}
