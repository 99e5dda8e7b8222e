import { compose } from '@adonisjs/core/helpers'
import { firstWithRelated } from '#app/platform/shared/first_with_related'
import { Lockable } from '#app/platform/shared/lockable'
import { UserSchema } from '#database/schema'
import hash from '@adonisjs/core/services/hash'
import { beforeSave, belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import Tenant from '#app/people/tenants/tenant'
import { isFinanceRole, isStaffRole } from '#app/platform/shared/isomorphic/role'
import { type UserStatus, statusOf } from '#app/people/accounts/isomorphic/user_status'

export default class User extends compose(UserSchema, Lockable) {
  /** They can sign in while an upload of theirs is undone. */
  static lockMode = 'no key update' as const

  static findByPublicIdOrFail(publicId: string) {
    return firstWithRelated(this.query().where('public_id', publicId), ['tenant'])
  }

  /** With their number of `passkeys` and the `accountId` of their wallet in `$extras`. */
  static findWithPasskeysOrFail(publicId: string) {
    return firstWithRelated(this.query().where('public_id', publicId), ['tenant'], {
      passkeys: '(select count(*) from passkeys where tenant_id = root.tenant_id and user_id = root.id)',
      accountId: '(select id from ledger_accounts where user_id = root.id)',
    })
  }

  /** An address belongs to one user per tenant, however it is capitalised. */
  static withEmail(email: string, tenantId: number) {
    return this.query().where('tenant_id', tenantId).whereRaw('normalized_email = lower(?)', [email])
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

  /** Also true for erased users. */
  get isBlocked() {
    return this.blockedAt !== null || this.isErased
  }

  get isErased() {
    return this.erasedAt !== null
  }

  get subject() {
    return { type: 'user', id: this.id, tenantId: this.tenantId }
  }

  get status(): UserStatus {
    return statusOf(this)
  }

  get wallet() {
    return `users:${this.id}:wallet`
  }

  /** The wallet of an erased user is closed. */
  get creditAccount() {
    return this.isErased ? 'suspense' : this.wallet
  }

  verifiesPassword(plain: string) {
    return hash.verify(this.password, plain)
  }
}
