import { ClaimFilingPersonSchema } from '#database/schema'

export default class ClaimFilingPerson extends ClaimFilingPersonSchema {
  static table = 'claim_filing_people'
}
