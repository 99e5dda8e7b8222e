import { compose } from '@adonisjs/core/helpers'
import { SavedViewSchema } from '#database/schema'
import { Owned } from '#app/platform/shared/owned'

export default class SavedView extends compose(SavedViewSchema, Owned) {}
