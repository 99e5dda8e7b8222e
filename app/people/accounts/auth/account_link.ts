import { compose } from '@adonisjs/core/helpers'
import { Owned } from '#app/platform/shared/owned'
import { AccountLinkSchema } from '#database/schema'

export default class AccountLink extends compose(AccountLinkSchema, Owned) {}
