import { describe, expect, test } from 'vitest'
import { explain } from '#app/claims/claims/explanation'
import Claim from '#app/claims/claims/claim'
import { asWorker } from '#app/platform/shared/tenancy'
import { queryRows } from '#tests/support/query_rows'
import { createClaim, createGuidedClaim } from '#tests/factories/claims'
import { createUser } from '#tests/factories/users'
import { Client } from '#tests/support/client'

const loaded = (id: number) =>
  asWorker(() => Claim.query().where('id', id).preload('trip').preload('rule').preload('counterparty').firstOrFail())

describe('why a claim is what it is', () => {
  test('stands in the same sentences for its traveller and for staff', async () => {
    const user = await createUser()
    await asWorker(() => queryRows("update users set locale = 'en' where id = ?", [user.id]))
    const claim = await createClaim(user)
    const own = await (await Client.actingAs(user)).page(`/claims/${claim.reference}`)
    const agent = await Client.actingAs(await createUser({ role: 'agent' }))
    const staff = await agent.page(`/admin/claims/${claim.reference}`)
    expect(own.props.explanation).toEqual(staff.props.explanation)
    const { trip, rule, amount, deadline } = own.props.explanation
    expect(trip.length).toBeGreaterThan(0)
    expect(rule.join(' ')).toMatch(/NS corrects at most 3 trips per person a year/)
    expect(deadline).toMatch(/: 6 months after /)
    expect(amount).toEqual([
      'The charge was €20.00. The trip costs €4.90 (the fare of another trip on this route). The difference is €15.10.',
      'Our fee is 20%: €3.02 if the operator pays in full. That leaves €12.08.',
    ])
  })

  test('is said in Dutch, and without a fee where the operator pays the traveller', async () => {
    const { id } = await createGuidedClaim(await createUser())
    const { claim, amount } = await loaded(id).then((one) => explain(one, 'nl'))
    expect(claim).toMatch(/bij Den Haag, Spui ingecheckt en daarna niet uitgecheckt/)
    expect(amount[1]).toMatch(/^HTM betaalt dit rechtstreeks en wij rekenen geen vergoeding/)
  })

  test('names the last day of the export where that holds, not the one of the rule', async () => {
    const { id } = await createClaim(await createUser())
    await asWorker(() => queryRows('update claims set deadline_on = deadline_on - 3 where id = ?', [id]))
    expect((await loaded(id).then((one) => explain(one, 'en'))).deadline).toMatch(
      /^The export itself gives the last day/
    )
  })
})
