import { PremiumPeriodSchema } from '#database/schema'

export default class PremiumPeriod extends PremiumPeriodSchema {}
