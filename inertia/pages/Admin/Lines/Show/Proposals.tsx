import { Button } from '@mantine/core'
import type { ShownProposal } from '#app/matching/proposals/shown_proposals'
import { useLabels } from '~/components/staff/labels'
import { acceptanceOf, useMatchWords } from '~/components/staff/matchWords'
import { type Filter, listState } from '~/components/staff/urls'
import { useTranslations } from '~/i18n'
import { ActionButton } from '~/ui/ActionButton'
import { Card } from '~/ui/Card'
import { Money, useMoney } from '~/ui/Money'
import { StatusBadge } from '~/ui/StatusBadge'
import classes from './Proposals.module.css'

/** More than these are counted. */
const MOST_PARTS = 8

type Props = {
  line: string
  proposals: ShownProposal[]
  filter: Filter
  /** Takes the parts along to change them. */
  onChange: (parts: ShownProposal['parts']) => void
}

/** What the open amount could be for, the most likely first. */
export function Proposals({ line, proposals, filter, onChange }: Props) {
  const t = useTranslations('admin.line')

  return (
    <section className={classes.proposals} aria-labelledby="proposals">
      <h2 id="proposals">{t('proposals')}</h2>
      {proposals.length === 0 && (
        <p>
          {t('noProposals')} {t('noProposalsHint')}
        </p>
      )}
      {proposals.map((proposal, index) => (
        <Proposal
          key={index}
          line={line}
          proposal={proposal}
          filter={filter}
          isBest={index === 0}
          onChange={onChange}
        />
      ))}
    </section>
  )
}

type ProposalProps = Omit<Props, 'proposals'> & { proposal: ShownProposal; isBest: boolean }

function Proposal({ line, proposal, filter, isBest, onChange }: ProposalProps) {
  const t = useTranslations('admin.line')
  const money = useMoney()
  const kind = useLabels('allocationKind')
  const words = useMatchWords()
  const { parts, score, reasons } = proposal
  const cents = parts.reduce((sum, { amountCents }) => sum + amountCents, 0)

  return (
    <Card
      title={kind(proposal.kind)}
      description={words.why(reasons)}
      aside={<StatusBadge tone={isBest ? 'good' : 'neutral'}>{t('score', { score })}</StatusBadge>}
    >
      <Parts proposal={proposal} />
      <div className={classes.actions}>
        <ActionButton
          variant={isBest ? 'filled' : 'default'}
          route="admin.lines.matches.store"
          routeParams={{ line_id: line }}
          qs={listState(filter)}
          data={acceptanceOf(proposal)}
          stay
        >
          {t('accept', { amount: money(cents, { sign: true }) })}
        </ActionButton>
        {proposal.kind === 'claim' && (
          <Button variant="default" onClick={() => onChange(parts)}>
            {t('change')}
          </Button>
        )}
      </div>
    </Card>
  )
}

function Parts({ proposal: { kind, parts } }: { proposal: ShownProposal }) {
  const t = useTranslations('admin.line')
  const money = useMoney()

  return (
    <ul className={classes.parts}>
      {parts.slice(0, MOST_PARTS).map((part) => (
        <li key={part.reference}>
          <span>
            {part.reference}
            {kind !== 'payout_run' && `, ${part.title}`}
          </span>
          <span>
            <Money cents={part.amountCents} sign />
            {part.expectedCents !== Math.abs(part.amountCents) && (
              <small> {t('expects', { amount: money(part.expectedCents) })}</small>
            )}
          </span>
        </li>
      ))}
      {parts.length > MOST_PARTS && <li>{t('partsMore', { count: parts.length - MOST_PARTS })}</li>}
    </ul>
  )
}
