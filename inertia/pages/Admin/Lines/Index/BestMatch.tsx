import type { ShownProposal } from '#app/money/matching/proposals/shown_proposals'
import type { LineRow } from '#app/money/statements/line_list'
import { acceptanceOf, certaintyTone, useMatchWords } from '~/components/staff/matchWords'
import { TwoLines } from '~/components/staff/TwoLines'
import { useTranslations } from '~/i18n'
import { ActionButton } from '~/ui/ActionButton'
import { StatusBadge } from '~/ui/StatusBadge'
import classes from './BestMatch.module.css'

type Props = {
  line: LineRow
  /** The best first; undefined while they are looked for. */
  proposals: ShownProposal[] | undefined
}

/** What an open line is most likely for, and the button that books it. */
export function BestMatch({ line, proposals }: Props) {
  const t = useTranslations('admin.lines')
  const words = useMatchWords()
  if (!proposals) return <span className={classes.none}>{t('looking')}</span>
  const [best, ...others] = proposals
  if (!best) return <span className={classes.none}>{t('none')}</span>

  const match = words.what(best)
  return (
    <div className={classes.match}>
      <TwoLines wrap under={words.why(best.reasons)}>
        {match} {others.length > 0 && t('more', { count: others.length })}{' '}
        <StatusBadge tone={certaintyTone(best.score)}>{t('score', { score: best.score })}</StatusBadge>
      </TwoLines>
      <ActionButton
        size="compact-sm"
        route="admin.lines.matches.store"
        routeParams={{ line_id: line.reference }}
        data={acceptanceOf(best)}
        aria-label={t('acceptOf', { line: line.reference, match })}
        stay
      >
        {t('accept')}
      </ActionButton>
    </div>
  )
}
