import { Link } from '@adonisjs/inertia/react'
import type { AllocatedPart } from '#app/money/matching/allocations_of'
import { useLabels } from '~/components/staff/labels'
import { useMatchWords } from '~/components/staff/matchWords'
import { Unavailable } from '~/components/staff/Unavailable'
import { claimUrl, costRuleUrl, type Filter, listState, runUrl } from '~/components/staff/urls'
import { useTranslations } from '~/i18n'
import { ActionButton } from '~/ui/ActionButton'
import { Card } from '~/ui/Card'
import { ConfirmButton } from '~/ui/ConfirmButton'
import { DateTimeText } from '~/ui/DateText'
import { Money, useMoney } from '~/ui/Money'
import classes from './Allocations.module.css'

type Props = { line: string; allocations: AllocatedPart[]; filter: Filter }

/** What the parts of the line were for, also what was undone. */
export function Allocations({ line, allocations, filter }: Props) {
  const t = useTranslations('admin.line')

  return (
    <Card title={t('matches')}>
      {allocations.length === 0 ? (
        <p>{t('noMatches')}</p>
      ) : (
        <ul className={classes.parts}>
          {allocations.map((part) => (
            <Part key={part.id} line={line} part={part} filter={filter} />
          ))}
        </ul>
      )}
    </Card>
  )
}

type PartProps = { line: string; part: AllocatedPart; filter: Filter }

function Part({ line, part, filter }: PartProps) {
  const t = useTranslations('admin.line')
  const kind = useLabels('allocationKind')
  const cost = useLabels('costKind')
  const sentBack = part.payoutStatus && GOES_BACK[part.payoutStatus]
  const money = useMoney()

  return (
    <li data-undone={part.reversedAt !== null || undefined}>
      <span>
        {part.costKind ? cost(part.costKind) : sentBack ? t(sentBack) : kind(part.kind)}
        {part.costRuleId !== null && (
          <>
            {', '}
            <Link href={costRuleUrl(part.costRuleId)}>{t('byRule', { rule: part.costRule ?? '' })}</Link>
          </>
        )}
        {part.reference && ': '}
        <Subject part={part} />
        {part.title && `, ${part.title}`}
        {part.reason && `: ${part.reason}`}
        {part.feeCents !== 0 && `, ${t('fee', { amount: money(part.feeCents) })}`}
        <Origin part={part} />
      </span>
      <Money cents={part.amountCents} sign />
      {part.reversedAt === null && <PartActions line={line} part={part} filter={filter} />}
    </li>
  )
}

/** What goes back is sent when the bank paid it. */
const GOES_BACK: {
  [Status in NonNullable<AllocatedPart['payoutStatus']>]?: 'goesBack' | 'goesBackReleased'
} = {
  requested: 'goesBack',
  in_run: 'goesBack',
  sent: 'goesBackReleased',
}

function Subject({ part: { kind, reference } }: { part: AllocatedPart }) {
  if (reference === null) return null
  if (kind === 'claim' || kind === 'reclaim') return <Link href={claimUrl(reference)}>{reference}</Link>
  if (kind === 'payout_run') return <Link href={runUrl(reference)}>{reference}</Link>
  return reference
}

/** Who matched it and why, and who undid it. */
function Origin({ part }: { part: AllocatedPart }) {
  const t = useTranslations('admin.line')
  const words = useMatchWords()
  const why = [
    part.score !== null && t('score', { score: part.score }),
    part.reasons.length > 0 && words.why(part.reasons),
  ].filter(Boolean)

  return (
    <>
      <small>
        {part.isAutomatic ? t('automatic') : t('by', { name: part.createdBy ?? '' })}
        {', '}
        <DateTimeText value={part.createdAt} />
        {why.length > 0 && ` (${why.join(': ')})`}
      </small>
      {part.reversedAt !== null && (
        <small>
          {part.reversedBy ? t('undone', { name: part.reversedBy }) : t('undoneAutomatically')}
          {', '}
          <DateTimeText value={part.reversedAt} />
        </small>
      )}
    </>
  )
}

/** A payment that is in a run comes out of it there; a return stands for what the bank did. */
const canUndo = ({ kind, payoutStatus }: AllocatedPart) =>
  kind !== 'payout_return' && kind !== 'withdrawn' && (payoutStatus === null || payoutStatus === 'requested')

function PartActions({ line, part, filter }: PartProps) {
  const t = useTranslations('admin.line')
  const money = useMoney()

  return (
    <div className={classes.actions}>
      {part.needsReview && (
        <>
          <span>{t('review')}</span>
          <ActionButton
            size="compact-sm"
            variant="filled"
            route="admin.lines.allocations.reviews.store"
            routeParams={{ line_id: line, allocation_id: part.id }}
            qs={listState(filter)}
            stay
          >
            {t('confirm')}
          </ActionButton>
        </>
      )}
      {part.payoutStatus !== null && part.payoutStatus !== 'requested' && <Unavailable>{t('inRun')}</Unavailable>}
      {canUndo(part) && (
        <ConfirmButton
          size="compact-sm"
          title={t('undoTitle')}
          consequence={t('undoText', { amount: money(part.amountCents, { sign: true }) })}
          route="admin.lines.allocations.destroy"
          routeParams={{ line_id: line, id: part.id }}
          qs={listState(filter)}
          stay
        >
          {t('undo')}
        </ConfirmButton>
      )}
    </div>
  )
}
