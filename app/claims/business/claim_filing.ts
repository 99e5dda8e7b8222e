import { ClaimFilingSchema } from '#database/schema'

/** One press of a manager on "submit": the trips of many people, filed by jobs. */
export default class ClaimFiling extends ClaimFilingSchema {}
