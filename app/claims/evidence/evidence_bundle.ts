import { createHash } from 'node:crypto'
import { compose } from '@adonisjs/core/helpers'
import type { Evidence } from '#app/claims/evidence/evidence'
import { decrypt, encrypt } from '#app/encryption/encrypt'
import { Owned } from '#app/shared/owned'
import { EvidenceBundleSchema } from '#database/schema'

/** Written once; the application may not change it. */
export default class EvidenceBundle extends compose(EvidenceBundleSchema, Owned) {
  static seal(evidence: Evidence) {
    const body = JSON.stringify(evidence)
    return { bodyEncrypted: encrypt(body, 'evidence'), sha256: sha256(body) }
  }

  /** Throws when the body is not what was sealed. */
  open(): Evidence {
    const body = decrypt(this.bodyEncrypted, 'evidence')
    if (sha256(body) !== this.sha256) throw new Error(`Evidence of claim ${this.claimId} changed`)
    return JSON.parse(body) as Evidence
  }
}

const sha256 = (body: string) => createHash('sha256').update(body).digest('hex')
