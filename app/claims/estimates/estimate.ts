import { EstimateSchema } from '#database/schema'
import { hashOfToken } from '#app/claims/estimates/estimate_token'
import { decrypt } from '#app/platform/encryption/encrypt'
import { now } from '#app/platform/shared/clock'
import { asWorker } from '#app/platform/shared/tenancy'
import type User from '#app/people/accounts/user'

export default class Estimate extends EstimateSchema {
  static findByToken(token: unknown) {
    if (typeof token !== 'string') return null
    return asWorker(() =>
      Estimate.query().where('token_hash', hashOfToken(token)).where('expires_at', '>', now().toJSDate()).first()
    )
  }

  static findByUser({ id }: Pick<User, 'id'>) {
    return asWorker(() =>
      Estimate.query().where('user_id', id).where('expires_at', '>', now().toJSDate()).orderBy('id', 'desc').first()
    )
  }

  get originalFileName() {
    return this.fileNameEncrypted ? decrypt(this.fileNameEncrypted, 'file_name') : this.fileName
  }
}
