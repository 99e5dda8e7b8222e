import { ReferralSchema } from '#database/schema'

export default class Referral extends ReferralSchema {}
