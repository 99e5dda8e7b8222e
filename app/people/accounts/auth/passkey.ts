import { Owned } from '#app/platform/shared/owned'
import { compose } from '@adonisjs/core/helpers'
import { Lockable } from '#app/platform/shared/lockable'
import { PasskeySchema } from '#database/schema'

export default class Passkey extends compose(PasskeySchema, Lockable, Owned) {}
