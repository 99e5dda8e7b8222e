import { compose } from '@adonisjs/core/helpers'
import { SavedViewSchema } from '#database/schema'
import { Owned } from '#app/shared/owned'

/** A search with its filters and order that someone kept under a name, for themselves or for their colleagues. */
export default class SavedView extends compose(SavedViewSchema, Owned) {}
