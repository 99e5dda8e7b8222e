import { compose } from '@adonisjs/core/helpers'
import { Owned } from '#app/platform/shared/owned'
import { RecoveryCodeSchema } from '#database/schema'

export default class RecoveryCode extends compose(RecoveryCodeSchema, Owned) {}
