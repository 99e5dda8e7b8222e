import { compose } from '@adonisjs/core/helpers'
import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import type { AllocationKind } from '#app/money/matching/allocation_kind'
import type { MatchReason } from '#app/money/matching/isomorphic/match_reason'
import { Lockable } from '#app/platform/shared/lockable'
import StatementLine from '#app/money/statements/statement_line'
import type User from '#app/people/accounts/user'
import { AllocationSchema } from '#database/schema'

export type Basis = {
  by: User | null
  score?: number
  reasons?: MatchReason[]
  review?: 'not_needed' | 'due'
}

/** A part of a line and what it was for; taken back by a reversal, never changed. */
export default class Allocation extends compose(AllocationSchema, Lockable) {
  @belongsTo(() => StatementLine, { foreignKey: 'lineId' })
  declare line: BelongsTo<typeof StatementLine>

  declare kind: AllocationKind

  static active(lineId: number) {
    return this.query().where('lineId', lineId).whereNull('reversedAt').orderBy('id')
  }
}
