import { MandateSchema } from '#database/schema'

export default class Mandate extends MandateSchema {}
