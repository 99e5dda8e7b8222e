import { compose } from '@adonisjs/core/helpers'
import { Owned } from '#app/platform/shared/owned'
import { MandateSchema } from '#database/schema'

export default class Mandate extends compose(MandateSchema, Owned) {}
