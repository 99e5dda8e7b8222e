import { compose } from '@adonisjs/core/helpers'
import { Owned } from '#app/platform/shared/owned'
import { CommitteeConsentSchema } from '#database/schema'

/** Whether a traveller wants a claim to go to a committee. */
export default class CommitteeConsent extends compose(CommitteeConsentSchema, Owned) {}
