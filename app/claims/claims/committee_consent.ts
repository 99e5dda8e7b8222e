import { compose } from '@adonisjs/core/helpers'
import { Owned } from '#app/platform/shared/owned'
import { CommitteeConsentSchema } from '#database/schema'

export default class CommitteeConsent extends compose(CommitteeConsentSchema, Owned) {}
