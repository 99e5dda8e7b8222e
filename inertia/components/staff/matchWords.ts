import type { ShownProposal } from '#app/money/matching/proposals/shown_proposals'
import { useTranslations } from '~/i18n'
import type { Tone } from '~/ui/StatusBadge'
import { useLabels } from './labels'

/** A proposal in words: what the line would be for, and why. */
export function useMatchWords() {
  const t = useTranslations('admin.lines')
  const kind = useLabels('allocationKind')
  const reason = useLabels('matchReason')

  return {
    what: ({ kind: code, parts }: Pick<ShownProposal, 'kind' | 'parts'>) => {
      if (parts.length !== 1) return `${kind(code)}: ${t('parts', { count: parts.length })}`
      const [{ reference, title }] = parts
      return `${kind(code)}: ${reference}${code === 'payout_run' ? '' : `, ${title}`}`
    },
    why: (reasons: ShownProposal['reasons']) => reasons.map((code) => reason(code)).join(', '),
  }
}

/** How sure a proposal is, as a colour; in per cent. */
export const certaintyTone = (score: number): Tone => (score >= 90 ? 'good' : score >= 70 ? 'waiting' : 'bad')

/** What is sent to accept a proposal. */
export const acceptanceOf = ({ kind, parts }: ShownProposal) => ({
  kind,
  parts: parts.map(({ reference, amountCents }) => ({ reference, amountCents })),
})
