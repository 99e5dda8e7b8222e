import { createHash } from 'node:crypto'
import { compose } from '@adonisjs/core/helpers'
import type { Evidence } from '#app/claims/claims/evidence/evidence'
import { decrypt, encrypt } from '#app/platform/encryption/encrypt'
import { Owned } from '#app/platform/shared/owned'
import { EvidenceBundleSchema } from '#database/schema'

/** Written once; the application may not change it. */
export default class EvidenceBundle extends compose(EvidenceBundleSchema, Owned) {
  static seal(evidence: Evidence) {
    const body = JSON.stringify(evidence)
    return { bodyEncrypted: encrypt(body, 'evidence'), sha256: sha256(body) }
  }

  /** A reply of the traveller makes a new one; the newest counts. */
  static latestOf({ id }: { id: number }) {
    return this.query().where('claim_id', id).orderBy('id', 'desc').firstOrFail()
  }

  static newestOf(claimIds: number[]) {
    return this.query()
      .whereIn('claim_id', claimIds)
      .whereNotExists((newer) => {
        newer
          .from('evidence_bundles as newer')
          .whereColumn('newer.claim_id', 'evidence_bundles.claim_id')
          .whereColumn('newer.id', '>', 'evidence_bundles.id')
      })
  }

  /** Throws when the body is not what was sealed. */
  open(): Evidence {
    const body = decrypt(this.bodyEncrypted, 'evidence')
    if (sha256(body) !== this.sha256) throw new Error(`Evidence of claim ${this.claimId} changed`)
    return JSON.parse(body) as Evidence
  }
}

const sha256 = (body: string) => createHash('sha256').update(body).digest('hex')
