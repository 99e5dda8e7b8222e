import { Button } from '@mantine/core'
import { useRef } from 'react'
import type { ShownProposal } from '#app/money/matching/proposals/shown_proposals'
import { kbd } from '~/components/staff/KeyHint'
import { useLabels } from '~/components/staff/labels'
import { acceptanceOf, certaintyTone, useMatchWords } from '~/components/staff/matchWords'
import { type Filter, listState } from '~/components/staff/urls'
import { useKeys } from '~/hooks/useKeys'
import { useTranslations } from '~/i18n'
import { ActionButton } from '~/ui/ActionButton'
import { Card } from '~/ui/Card'
import { Money, useMoney } from '~/ui/Money'
import { StatusBadge } from '~/ui/StatusBadge'
import classes from './Proposals.module.css'

/** More than these are counted. */
const MAX_PARTS = 8
const NUMBERS = ['1', '2', '3']

type Props = {
  line: string
  proposals: ShownProposal[]
  filter: Filter
  hasNext: boolean
  /** Takes the parts along to change them. */
  onChange: (parts: ShownProposal['parts']) => void
}

/** What the open amount could be for, the most likely first. */
export function Proposals({ line, proposals, filter, hasNext, onChange }: Props) {
  const t = useTranslations('admin.line')
  const element = useRef<HTMLElement>(null)
  // Chosen by its number, accepted by Enter.
  const choose = (nth: number) => () => element.current?.querySelectorAll<HTMLElement>('[data-accept]')[nth]?.focus()
  useKeys(Object.fromEntries(NUMBERS.map((key, nth) => [key, choose(nth)])))

  return (
    <section ref={element} className={classes.proposals} aria-labelledby="proposals">
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
          hasNext={hasNext}
          isBest={index === 0}
          onChange={onChange}
        />
      ))}
      {proposals.length > 0 && (
        <p className={classes.keys}>
          <small>{t.rich('proposalKeys', { kbd })}</small>
        </p>
      )}
    </section>
  )
}

type ProposalProps = Omit<Props, 'proposals'> & { proposal: ShownProposal; isBest: boolean }

function Proposal({ line, proposal, filter, hasNext, isBest, onChange }: ProposalProps) {
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
      aside={<StatusBadge tone={certaintyTone(score)}>{t('score', { score })}</StatusBadge>}
    >
      <Parts proposal={proposal} />
      <div className={classes.actions}>
        <ActionButton
          variant={isBest ? 'filled' : 'default'}
          route="admin.lines.matches.store"
          routeParams={{ line_id: line }}
          qs={listState(filter)}
          data={{ ...acceptanceOf(proposal), next: hasNext }}
          data-accept
          stay={!hasNext}
        >
          {`${t('accept', { amount: money(cents, { sign: true }) })}${hasNext ? ` ${t('andNext')}` : ''}`}
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
      {parts.slice(0, MAX_PARTS).map((part) => (
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
      {parts.length > MAX_PARTS && <li>{t('partsMore', { count: parts.length - MAX_PARTS })}</li>}
    </ul>
  )
}
