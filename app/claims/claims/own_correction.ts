import { compose } from '@adonisjs/core/helpers'
import { Owned } from '#app/platform/shared/owned'
import { OwnCorrectionSchema } from '#database/schema'

export default class OwnCorrection extends compose(OwnCorrectionSchema, Owned) {}
