import { BrowserSessionSchema } from '#database/schema'

export default class BrowserSession extends BrowserSessionSchema {}
