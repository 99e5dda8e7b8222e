import Claim from '#app/claims/claims/claim'
import CommitteeConsent from '#app/claims/claims/committee_consent'
import { sendEmail } from '#app/messages/emails/actions/send_email'
import { recipientOf } from '#app/people/accounts/recipient_of'
import { now } from '#app/platform/shared/clock'
import { Refusal } from '#app/platform/shared/refusal'
import type User from '#app/people/accounts/user'

/** Throws a Refusal without the traveller's yes to this committee. From the help desk it may go on to the next one. */
export async function escalateClaim({ id }: Pick<Claim, 'id'>, by: User, caseReference: string) {
  const claim = await Claim.lock(id)
  const committee = claim.nextCommittee
  if (committee === null) throw new Refusal('caseReference', 'cannotEscalate')
  await claim.load('user')
  if (!claim.user.mandateSignedAt) throw new Refusal('caseReference', 'withoutMandate')
  const wanted = await CommitteeConsent.query().where({ claim_id: id, committee, answer: 'yes' }).first()
  if (!wanted) throw new Refusal('caseReference', 'committeeNotWanted')

  const move = {
    by,
    set: {
      escalatedTo: committee,
      escalatedAt: now(),
      caseReference,
      expectedAnswerOn: null,
      committeeStage: null,
    },
    action: 'escalated',
    audit: { committee },
  }
  if (claim.status === 'escalated') await claim.change(move)
  else await claim.moveTo('escalated', move)

  await claim.load('counterparty')
  const { reference, counterparty } = claim
  const values = { operator: counterparty.name, reference, committee }
  await sendEmail(recipientOf(claim.user), 'claim_escalated', values)
  return claim
}
