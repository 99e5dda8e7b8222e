import { UserSchema } from '#database/schema'
import hash from '@adonisjs/core/services/hash'
import { beforeSave } from '@adonisjs/lucid/orm'
import { isFinanceRole, isStaffRole } from '#app/users/role'

export default class User extends UserSchema {
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

  get isBlocked() {
    return this.blockedAt !== null
  }

  /** How the audit log names this person. */
  get subject() {
    return { type: 'user', id: this.id, tenantId: this.tenantId }
  }

  /** The account of this person in the ledger. */
  get wallet() {
    return `users:${this.id}:wallet`
  }

  verifiesPassword(plain: string) {
    return hash.verify(this.password, plain)
  }
}
