import { asOwner } from '#tests/support/owner'
import type User from '#app/people/accounts/user'

/** Changes what someone's sessions hold, past the functions that stand before them. */
export const changeSessionsOf = (user: User, sql: string, values: unknown[] = []) =>
  asOwner((owner) => owner.query(`update sessions set data = ${sql} where user_id = $1`, [user.publicId, ...values]))

/** As if someone had proved who they are long ago. */
export const ageConfirmation = (user: User) =>
  changeSessionsOf(user, `regexp_replace(data, '"confirmed_at":[0-9]+', '"confirmed_at":1')`)

export const sessionsOf = async (user: User) => {
  const found = await asOwner((owner) =>
    owner.query<{ data: string }>('select data from sessions where user_id = $1', [user.publicId])
  )
  return found.rows
}
