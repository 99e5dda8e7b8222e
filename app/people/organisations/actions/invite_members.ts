import { consume } from '#app/platform/shared/limits'
import { Refusal } from '#app/platform/shared/refusal'
import { inviteMember } from '#app/people/organisations/actions/invite_member'
import type { InvitationAnswer } from '#app/people/organisations/invitation_answer'
import { parseAddresses } from '#app/people/organisations/parse_addresses'
import type Tenant from '#app/people/tenants/tenant'
import type User from '#app/people/accounts/user'

const MAX_INVITED = 200

export async function inviteMembers(tenant: Tenant, by: User, pasted: string, ip: string) {
  const addresses = parseAddresses(pasted)
  if (addresses.length === 0) throw new Refusal('emails', 'invitation.noAddress')
  if (addresses.length > MAX_INVITED) {
    throw new Refusal('emails', 'invitation.tooMany', { most: MAX_INVITED })
  }

  const readable = addresses.filter(({ isValid }) => isValid)
  await consume('invitation', { ip, personId: by.id }, readable.length)
  const answers: InvitationAnswer[] = []
  for (const { address, isValid } of addresses) {
    const outcome = isValid ? await invite(tenant, by, address) : 'unreadable'
    answers.push({ address, outcome })
  }
  return answers
}

async function invite(tenant: Tenant, by: User, address: string) {
  try {
    await inviteMember(tenant, by, address, 'member')
    return 'invited'
  } catch (error) {
    // Refused before anything was written, so the transaction can go on.
    if (error instanceof Refusal && error.key === 'invitation.memberAlready') return 'member'
    if (error instanceof Refusal && error.key === 'invitation.toManage') return 'manager'
    throw error
  }
}
