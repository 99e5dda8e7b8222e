import { StatusBadge, type Tone } from '~/ui/StatusBadge'
import { type CodeList, type CodeOf, useLabels } from './labels'

const tones = {
  claimStatus: {
    ready: 'waiting',
    submitted: 'info',
    acknowledged: 'info',
    on_hold: 'waiting',
    approved: 'waiting',
    partly_approved: 'waiting',
    rejected: 'bad',
    objected: 'info',
    escalated: 'info',
    refunded: 'good',
  },
  tripStatus: {
    missing_check_out: 'waiting',
    missing_check_in: 'waiting',
    still_travelling: 'info',
    corrected: 'good',
  },
  payoutStatus: {
    requested: 'waiting',
    in_run: 'info',
    sent: 'info',
    paid: 'good',
    rejected: 'bad',
    returned: 'bad',
  },
  expenseStatus: {
    submitted: 'waiting',
    approved: 'waiting',
    rejected: 'bad',
    reimbursed: 'good',
  },
  contactStatus: { open: 'waiting', answered: 'good' },
  userStatus: {
    active: 'good',
    not_onboarded: 'waiting',
    unverified: 'waiting',
    blocked: 'bad',
  },
  emailStatus: { queued: 'waiting', sent: 'good', stored: 'good', failed: 'bad', bounced: 'bad' },
  letterStatus: {
    preparing: 'info',
    prepared: 'waiting',
    sending: 'info',
    sent: 'good',
    posted: 'good',
    failed: 'bad',
    bounced: 'bad',
  },
  ruleStatus: { draft: 'waiting', active: 'good' },
  runStatus: { open: 'waiting', released: 'info', confirmed: 'good' },
} satisfies { [List in CodeList]?: Partial<Record<CodeOf<List>, Tone>> }

type Badged = keyof typeof tones
type Props<List extends Badged> = { list: List; code: CodeOf<List> }

/** A status in words; amber is for what waits for money or for us. */
export function CodeBadge<List extends Badged>({ list, code }: Props<List>) {
  const labelOf = useLabels(list)
  const tone: Partial<Record<string, Tone>> = tones[list]

  return <StatusBadge tone={tone[code]}>{labelOf(code)}</StatusBadge>
}
