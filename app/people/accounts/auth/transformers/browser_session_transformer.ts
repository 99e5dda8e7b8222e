import { BaseTransformer } from '@adonisjs/core/transformers'
import type BrowserSession from '#app/people/accounts/auth/browser_session'
import { countryOf, deviceOf } from '#app/people/accounts/auth/device'
import { maskedNetwork } from '#app/platform/shared/ip_network'

export default class BrowserSessionTransformer extends BaseTransformer<BrowserSession> {
  constructor(
    resource: BrowserSession,
    protected currentId: number
  ) {
    super(resource)
  }

  toObject() {
    const { resource } = this
    return {
      id: resource.publicId,
      ...deviceOf(resource.userAgent),
      country: countryOf(resource.ip),
      network: maskedNetwork(resource.ip),
      signedInAt: resource.signedInAt.toISO()!,
      lastSeenAt: resource.lastSeenAt.toISO()!,
      isRemembered: resource.isRemembered,
      isCurrent: resource.id === this.currentId,
    }
  }
}
