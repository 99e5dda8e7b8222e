import type Claim from '#app/claims/claims/claim'
import { sendEmail } from '#app/messages/emails/actions/send_email'
import type { TemplateName, ValuesOf } from '#app/messages/emails/templates'
import { recipientOf } from '#app/people/accounts/recipient_of'
import User from '#app/people/accounts/user'

export async function mailTravellers<Name extends TemplateName>(
  template: Name,
  claims: Claim[],
  valuesOf: (own: Claim[]) => ValuesOf<Name>
) {
  const byTraveller = Map.groupBy(claims, ({ userId }) => userId)
  const users = await User.query()
    .whereIn('id', [...byTraveller.keys()])
    .orderBy('id')
  for (const user of users) await sendEmail(recipientOf(user), template, valuesOf(byTraveller.get(user.id)!))
}
