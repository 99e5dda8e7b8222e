import { awaitsFirstAnswer, isContestable, isReady } from '#app/claims/claims/questions'
import { compose } from '@adonisjs/core/helpers'
import { belongsTo, hasMany, scope } from '@adonisjs/lucid/orm'
import type { BelongsTo, HasMany } from '@adonisjs/lucid/types/relations'
import { Stateful } from '#app/platform/audit/stateful'
import { attachmentsOfSubmissionSql } from '#app/claims/attachments/attachments_of'
import { broadcast } from '#app/messages/live/broadcast'
import Claim from '#app/claims/claims/claim'
import Counterparty from '#app/travel/operators/counterparty'
import Email from '#app/messages/emails/email'
import { firstWithRelated } from '#app/platform/shared/first_with_related'
import { submissionMachine } from '#app/claims/letters/submission_status'
import User from '#app/people/accounts/user'
import { SubmissionSchema } from '#database/schema'

/** The claims that go to an operator in one letter. */
export default class Submission extends compose(SubmissionSchema, Stateful('submission', submissionMachine)) {
  static findByReferenceOrFail(reference: string) {
    return firstWithRelated(
      this.query().where('reference', reference),
      ['counterparty', 'email', 'createdBy', 'checkedBy'],
      { attachments: attachmentsOfSubmissionSql('root') }
    )
  }

  static newestFirst = scope((query) => query.orderBy('id', 'desc'))

  @belongsTo(() => Counterparty)
  declare counterparty: BelongsTo<typeof Counterparty>

  @belongsTo(() => Email)
  declare email: BelongsTo<typeof Email>

  @belongsTo(() => User, { foreignKey: 'createdById' })
  declare createdBy: BelongsTo<typeof User>

  @belongsTo(() => User, { foreignKey: 'checkedById' })
  declare checkedBy: BelongsTo<typeof User>

  @hasMany(() => Claim)
  declare claims: HasMany<typeof Claim>

  /** Needs the row locked; locks the claims, in the order of the letter. Those that went on are not among them. */
  openClaims() {
    const claims = Claim.query().orderBy('id').forUpdate()
    if (this.kind === 'claims') return claims.where('submission_id', this.id).whereRaw(isReady('claims'))
    if (this.kind === 'objections') {
      return claims.where('objection_id', this.id).whereNull('objected_at').whereRaw(isContestable('claims'))
    }
    return claims
      .whereIn('id', (reminded) => {
        reminded.from('reminded_claims').where('submission_id', this.id).select('claim_id')
      })
      .whereRaw(awaitsFirstAnswer('claims'))
  }

  /** Those that wait for the answer to it. Needs the row locked; locks the claims. */
  leftClaims() {
    const claims = Claim.query().orderBy('id').forUpdate()
    const isWaiting = (status: 'submitted' | 'objected') => (or: typeof claims) => {
      or.where({ status }).orWhere({ held_status: status })
    }
    if (this.kind === 'claims') {
      return claims.where('submission_id', this.id).where(isWaiting('submitted'))
    }
    if (this.kind === 'objections') {
      return claims.where('objection_id', this.id).where(isWaiting('objected'))
    }
    return claims
      .whereIn('id', (reminded) => {
        reminded.from('reminded_claims').where('submission_id', this.id).select('claim_id')
      })
      .whereRaw(awaitsFirstAnswer('claims'))
  }

  /** An objection that someone else has to compare with its evidence before it leaves. */
  get awaitsCheck() {
    return this.kind === 'objections' && this.status === 'prepared' && this.checkedAt === null
  }

  announce() {
    broadcast('SubmissionMoved', this.reference, 'admin')
  }
}
