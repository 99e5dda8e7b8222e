import { AS_THE_BOOKS, type PersonalData } from '#app/platform/personal_data/personal_data'
import { execute } from '#app/platform/shared/execute'

export const businessClaimsData: PersonalData = {
  tables: {
    tenant_mandates: {
      exported: { not: 'of an organisation' },
      erased: { kept: 'of an organisation, as proof for the operator' },
      retained: AS_THE_BOOKS,
    },
    claim_proposals: {
      exported: { not: 'what trips are worth today; the trips are in the export' },
      erased: 'deleted',
      retained: 'as long as the trip',
    },
    claim_filings: {
      exported: { not: 'of an organisation' },
      erased: { kept: 'who pressed the button, as a pseudonym' },
      retained: AS_THE_BOOKS,
    },
    claim_filing_people: {
      exported: { not: 'what was filed stands in claims.csv' },
      erased: 'deleted',
      retained: AS_THE_BOOKS,
    },
  },
  async erase({ id }) {
    await execute('delete from claim_proposals where user_id = ?', [id])
    await execute('delete from claim_filing_people where user_id = ?', [id])
  },
}
