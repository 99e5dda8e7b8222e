import type { Data } from '~generated/data'
import { useNearDay } from '~/components/traveller/useDay'
import { useTranslations } from '~/i18n'
import { DateText } from '~/ui/DateText'
import classes from './ClaimSteps.module.css'
import type { ClaimEvent } from '~/components/traveller/History'

type Props = {
  claim: Data.Claims.Claims.Claim
  timeline: ClaimEvent[]
  /** ISO date of the letter that it goes in. */
  letterOn: string | null
}

type Step = {
  name: 'made' | 'submitted' | 'answer' | 'money'
  state: 'done' | 'now' | 'toCome'
  /** When it happened, as ISO. */
  at?: string
  /** What is expected, in words. */
  expected?: string
}

/** The way of a claim as a line: what is done and when, where it is now, and what is expected. */
export function ClaimSteps(props: Props) {
  const t = useTranslations('claims.show.steps')
  const ui = useTranslations('common.ui')
  const steps = useSteps(props)
  if (props.claim.status === 'withdrawn' || props.claim.status === 'expired') return null

  return (
    <ol className={classes.steps} aria-label={t('label')}>
      {steps.map(({ name, state, at, expected }) => (
        <li
          key={name}
          data-state={state}
          data-bad={(name === 'answer' && props.claim.rejectionReason !== null) || undefined}
          aria-current={state === 'now' ? 'step' : undefined}
        >
          <strong>{name === 'answer' && props.claim.rejectionReason ? t('rejected') : t(name)}</strong>
          <span className={classes.hidden}>, {ui(state)}</span>
          <span className={classes.when}>{at ? <DateText value={at} /> : expected}</span>
        </li>
      ))}
    </ol>
  )
}

const PAYMENTS = ['refund_received', 'paid_directly', 'set_off']

function useSteps({ claim, timeline, letterOn }: Props): Step[] {
  const t = useTranslations('claims.show.steps')
  const nearDay = useNearDay()
  const lastOf = (actions: string[]) => timeline.findLast(({ action }) => actions.includes(action))?.at
  const isSubmitted = claim.group !== 'to_submit'
  const answer = isSubmitted ? (claim.decidedAt ?? undefined) : undefined
  // A payment that was taken back is none.
  const isPaid = claim.receivedCents > 0 || claim.isPaidDirectly
  const money = isPaid ? lastOf(PAYMENTS) : undefined
  const isOver = claim.group === 'done'

  const expectedOf = {
    submitted: () => {
      if (claim.canSubmit) return t('byYou', { day: nearDay(claim.deadlineOn) })
      return letterOn ? t('byLetter', { day: nearDay(letterOn) }) : t('inLetter')
    },
    answer: () => claim.expectedAnswerOn && t('expected', { day: nearDay(claim.expectedAnswerOn) }),
  }
  const ways: Omit<Step, 'state'>[] = [
    { name: 'made', at: lastOf(['ready']) ?? claim.submittedAt ?? undefined },
    isSubmitted
      ? { name: 'submitted', at: claim.submittedAt ?? undefined }
      : { name: 'submitted', expected: expectedOf.submitted() },
    answer
      ? { name: 'answer', at: answer }
      : { name: 'answer', expected: (isSubmitted && expectedOf.answer()) || undefined },
    { name: 'money', at: money },
  ]
  const shown = claim.rejectionReason && !money ? ways.slice(0, 3) : ways
  const current = shown.findIndex(({ at }) => at === undefined)
  return shown.map((step, index) => ({ ...step, state: stateOf(index, isOver ? -1 : current) }))
}

function stateOf(index: number, current: number): Step['state'] {
  if (current === -1 || index < current) return 'done'
  return index === current ? 'now' : 'toCome'
}
