import { compose } from '@adonisjs/core/helpers'
import { Owned } from '#app/platform/shared/owned'
import { OwnCorrectionSchema } from '#database/schema'

/** How many corrections a traveller asked an operator for without us, in a period of its cap. */
export default class OwnCorrection extends compose(OwnCorrectionSchema, Owned) {}
