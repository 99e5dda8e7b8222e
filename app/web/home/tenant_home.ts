import { awaitsFirstAnswer, isReady } from '#app/claims/claims/questions'
import TenantMandate from '#app/claims/claims/tenant_mandate'
import { type ProposalTotals, proposalTotals } from '#app/claims/business/proposals'
import {
  type OperatorTotals,
  type TenantClaimTotals,
  operatorTotals,
  tenantClaimTotals,
} from '#app/claims/business/tenant_claim_totals'
import { balanceOf } from '#app/money/ledger/ledger'
import type Tenant from '#app/people/tenants/tenant'
import TenantBankAccount from '#app/people/tenants/tenant_bank_account'
import { flag, number } from '#app/platform/shared/column'
import { readRow } from '#app/platform/shared/read_rows'
import { IS_UNASSIGNED, SAME_CARD } from '#app/travel/batches/unassigned_cards'

/** What waits for a manager; counts. `guided`: claims that are ready for the form of an operator. */
export type TenantTasks = {
  unassignedCards: number
  openFiles: number
  notOnboarded: number
  expiredInvitations: number
  guided: number
  unanswered: number
  isMandateMissing: boolean
  isAccountMissing: boolean
  hasFiles: boolean
}

export type TenantHome = {
  proposals: ProposalTotals
  totals: TenantClaimTotals
  operators: OperatorTotals[]
  tasks: TenantTasks
}

export const tenantHome = async (tenant: Tenant): Promise<TenantHome> => ({
  proposals: await proposalTotals(tenant),
  totals: await tenantClaimTotals(tenant),
  operators: await operatorTotals(tenant),
  tasks: await tasksOf(tenant),
})

async function tasksOf(tenant: Tenant): Promise<TenantTasks> {
  const counted = await readRow(
    {
      unassignedCards:
        number(`(select count(distinct ${SAME_CARD})::int from batch_cards k join batches b on b.id = k.batch_id
         where k.tenant_id = t.id and ${IS_UNASSIGNED})`),
      openFiles: number(`(select count(*)::int from batches b
         where b.tenant_id = t.id and b.is_for_tenant and b.status in ('planned', 'asking'))`),
      hasFiles: flag('exists (select from batches b where b.tenant_id = t.id and b.is_for_tenant)'),
      notOnboarded: number(
        "(select count(*)::int from users u where u.tenant_id = t.id and u.account_status = 'not_onboarded')"
      ),
      expiredInvitations:
        number(`(select count(*)::int from invitations i where i.tenant_id = t.id and i.role = 'member'
         and i.accepted_at is null and i.revoked_at is null and i.expires_at < clock_now())`),
      guided: number(`(select count(*)::int from claims c
         where c.tenant_id = t.id and c.is_business and ${isReady('c')} and c.channel <> 'letter')`),
      unanswered: number(`(select count(*)::int from claims c where c.tenant_id = t.id and c.is_business
         and ${awaitsFirstAnswer('c')} and c.channel <> 'letter' and c.asked_at is not null)`),
    },
    'from tenants t where t.id = ?',
    [tenant.id]
  )
  return {
    ...counted!,
    isMandateMissing: (await TenantMandate.of(tenant)) === null,
    isAccountMissing: (await balanceOf(tenant.wallet)) > 0 && (await TenantBankAccount.of(tenant)) === null,
  }
}
