import { compose } from '@adonisjs/core/helpers'
import { Lockable } from '#app/shared/lockable'
import { UserSchema } from '#database/schema'
import hash from '@adonisjs/core/services/hash'
import { beforeSave, belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import Tenant from '#app/tenants/tenant'
import { isFinanceRole, isStaffRole } from '#app/users/role'
import { type UserStatus, statusOf } from '#app/users/user_status'

export default class User extends compose(UserSchema, Lockable) {
  /** With their tenant. */
  static findByPublicIdOrFail(publicId: string) {
    return this.query().where('public_id', publicId).preload('tenant').firstOrFail()
  }

  @belongsTo(() => Tenant)
  declare tenant: BelongsTo<typeof Tenant>

  @beforeSave()
  static async hashPassword(user: User) {
    if (user.$dirty.password) user.password = await hash.make(user.password)
  }

  get fullName() {
    return `${this.firstName} ${this.lastName}`
  }

  get isStaff() {
    return isStaffRole(this.role)
  }

  get isFinance() {
    return isFinanceRole(this.role)
  }

  /** May not sign in: stopped by staff, or gone. */
  get isBlocked() {
    return this.blockedAt !== null || this.isErased
  }

  /** Has left; what stays of them is a pseudonym for the books. */
  get isErased() {
    return this.erasedAt !== null
  }

  /** How the audit log names this person. */
  get subject() {
    return { type: 'user', id: this.id, tenantId: this.tenantId }
  }

  get status(): UserStatus {
    return statusOf(this)
  }

  /** The account of this person in the ledger. */
  get wallet() {
    return `users:${this.id}:wallet`
  }

  /** Where money for this person is booked: the wallet of someone who has left is closed. */
  get creditAccount() {
    return this.isErased ? 'suspense' : this.wallet
  }

  verifiesPassword(plain: string) {
    return hash.verify(this.password, plain)
  }
}
