import { record } from '#app/messages/events/record'
import Claim from '#app/claims/claims/claim'
import CommitteeConsent from '#app/claims/claims/committee_consent'
import { sendEmail } from '#app/messages/emails/actions/send_email'
import { recipientOf } from '#app/people/accounts/recipient_of'
import { now, today } from '#app/platform/shared/clock'
import { Refusal } from '#app/platform/shared/refusal'
import type User from '#app/people/accounts/user'

/** Throws a Refusal where the dispute cannot go to a committee, or its traveller was asked. */
export async function askAboutCommittee({ id }: Pick<Claim, 'id'>, by: User) {
  const claim = await Claim.lock(id)
  const committee = claim.nextCommittee
  if (committee === null) throw new Refusal('claim', 'cannotEscalate')
  await claim.load('user')
  if (!claim.user.mandateSignedAt) throw new Refusal('claim', 'withoutMandate')
  const asked = await CommitteeConsent.query().where({ claim_id: id, committee }).first()
  if (asked) throw new Refusal('claim', 'committeeAsked')

  const { tenantId, userId } = claim
  await CommitteeConsent.create({ claimId: id, tenantId, userId, committee, askedById: by.id, askedAt: now() })
  await claim.merge({ committeeStage: 'asked' }).save()
  await record('claim.committee_asked', claim, by, { committee })

  await claim.load('counterparty')
  const { reference, counterparty } = claim
  await sendEmail(recipientOf(claim.user), 'committee_asked', { operator: counterparty.name, reference, committee })
  return claim
}

/** After a no the claim is over: its term ends today. Throws a Refusal where nothing is asked. */
export async function answerAboutCommittee({ id }: Pick<Claim, 'id'>, by: User, answer: 'yes' | 'no') {
  const claim = await Claim.lock(id)
  const asked = await CommitteeConsent.query().where('claim_id', id).whereNull('answer').forUpdate().first()
  if (!asked || claim.nextCommittee !== asked.committee) throw new Refusal('claim', 'committeeNotAsked')
  await asked.merge({ answer, answeredAt: now() }).save()
  await claim.merge({ committeeStage: answer === 'yes' ? 'wanted' : null }).save()
  await record(`claim.committee_${answer}`, claim, by, { committee: asked.committee })
  if (answer === 'no' && claim.status === 'rejected') await claim.merge({ contestableUntil: today() }).save()
  return claim
}
