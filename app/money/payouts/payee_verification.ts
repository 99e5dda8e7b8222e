import env from '#start/env'
import type { PayeeAnswer } from '#app/money/payouts/payee_answer'

export type Payee = { iban: string; holder: string }

/** `name` is the name of the account, which a bank gives where ours was close. */
export type VerifiedPayee = { answer: Exclude<PayeeAnswer, 'pending'>; name?: string }

/** Verification of payee, Regulation (EU) 2024/886: one answer for each, in order; throws while out of reach. */
export type PayeeVerification = { verify(payees: Payee[]): Promise<VerifiedPayee[]> }

/** Answers by the last digits of the account: most match, some are close, some are someone else's. For demo and tests. */
const stub: PayeeVerification = {
  verify: async (payees) => payees.map(({ iban, holder }) => stubbed(Number(iban.slice(-2)), holder)),
}

function stubbed(digits: number, holder: string): VerifiedPayee {
  if (digits % 25 === 7) return { answer: 'close_match', name: `${holder} e/o` }
  if (digits % 25 === 13) return { answer: 'no_match' }
  if (digits % 25 === 19) return { answer: 'not_possible' }
  return { answer: 'match' }
}

const PROVIDERS = { none: null, stub } satisfies Record<string, PayeeVerification | null>

/** Null where no bank is asked. */
export const payeeVerification = () => PROVIDERS[env.get('PAYEE_VERIFICATION') ?? 'none']
