import { compose } from '@adonisjs/core/helpers'
import { Owned } from '#app/shared/owned'
import { MandateSchema } from '#database/schema'

export default class Mandate extends compose(MandateSchema, Owned) {}
