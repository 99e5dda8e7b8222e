import { AccountLinkSchema } from '#database/schema'

export default class AccountLink extends AccountLinkSchema {}
