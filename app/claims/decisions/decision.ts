import { compose } from '@adonisjs/core/helpers'
import type Claim from '#app/claims/claims/claim'
import { Owned } from '#app/platform/shared/owned'
import { Lockable } from '#app/platform/shared/lockable'
import { DecisionSchema } from '#database/schema'

/** An answer of an operator; a later one amends it, and it stays. */
export default class Decision extends compose(DecisionSchema, Owned, Lockable) {
  static of(claim: Pick<Claim, 'id'>) {
    return this.query().where('claim_id', claim.id).whereNull('undone_at').orderBy('id')
  }

  /** Those of them that nothing took the place of. */
  static standingOf(claim: Pick<Claim, 'id'>) {
    return this.of(claim).whereNotExists((later) => {
      later.from('decisions as later').whereColumn('later.amends_id', 'decisions.id').whereNull('later.undone_at')
    })
  }

  /** The one that stands; null where there is none. */
  static async latestOf(claim: Pick<Claim, 'id'>) {
    return this.query().where('claim_id', claim.id).whereNull('undone_at').orderBy('id', 'desc').first()
  }
}
