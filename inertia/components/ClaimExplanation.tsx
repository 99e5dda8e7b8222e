import type { Explanation } from '#app/claims/claims/explanation'
import classes from './ClaimExplanation.module.css'

const PARTS = ['trip', 'claim', 'rule', 'deadline', 'amount'] as const

type Props = { explanation: Explanation; heads: Record<(typeof PARTS)[number], string> }

/** Why a claim is what it is, in the sentences that its traveller and staff both read. */
export const ClaimExplanation = ({ explanation, heads }: Props) => (
  <dl className={classes.why}>
    {PARTS.map((part) => (
      <div key={part}>
        <dt>{heads[part]}</dt>
        {[explanation[part]].flat().map((sentence, index) => (
          <dd key={index}>{sentence}</dd>
        ))}
      </div>
    ))}
  </dl>
)
