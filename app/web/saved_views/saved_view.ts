import { compose } from '@adonisjs/core/helpers'
import { SavedViewSchema } from '#database/schema'
import { Owned } from '#app/platform/shared/owned'

/** The query of a list under a name, private or shared with colleagues. */
export default class SavedView extends compose(SavedViewSchema, Owned) {}
