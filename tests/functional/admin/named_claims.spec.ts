import { beforeAll, describe, expect, test } from 'vitest'
import Claim from '#app/claims/claims/claim'
import { recordDecision } from '#app/claims/decisions/actions/record_decision'
import { acceptProposal } from '#app/money/matching/actions/accept_proposal'
import { asStaff, asWorker } from '#app/platform/shared/tenancy'
import type User from '#app/people/accounts/user'
import { createClaims } from '#tests/factories/claims'
import { createOperator } from '#tests/factories/operators'
import { importedLines, newDay, newIban, statementOf } from '#tests/factories/statements'
import { createUser } from '#tests/factories/users'
import { Client } from '#tests/support/client'

let finance: User
let client: Client
beforeAll(async () => {
  finance = await createUser({ role: 'finance' })
  client = await Client.actingAs(finance)
})

describe('a line that names claims which expect nothing', () => {
  test('says of each why: unanswered, rejected, paid or none of ours', async () => {
    const operator = await createOperator({ ibans: [newIban()] })
    const ids = (await createClaims(await createUser(), 4, operator)).map(({ id }) => id)
    const decide = (id: number, decision: Parameters<typeof recordDecision>[2]) =>
      asStaff(async () => recordDecision(await Claim.findOrFail(id), finance, decision))
    await decide(ids[1], { outcome: 'rejected', reason: 'already_corrected' })
    await decide(ids[2], { outcome: 'approved' })
    await decide(ids[3], { outcome: 'approved' })
    const references = await asWorker(async () =>
      (await Claim.query().whereIn('id', ids).orderBy('id')).map(({ reference }) => reference)
    )
    const bookedLine = async (amountCents: number, text: string) => {
      const payer = { name: 'Somebody', iban: newIban() }
      const { lines } = await importedLines(statementOf(await newDay(), [{ ...payer, amountCents, text }]), finance)
      return lines[0]
    }
    const first = await bookedLine(10_00, references[2])
    const parts = [{ reference: references[2], amountCents: 10_00 }]
    await asStaff(() => acceptProposal(first, { kind: 'claim', parts }, { by: finance }))

    const line = await bookedLine(40_00, `${references.join(' ')} CLM-ZZZZ-ZZZZ`)
    const { props } = await client.page(`/admin/lines/${line.reference}`)
    const named = new Map(
      props.named.map((one: { reference: string; status: string; receivedCents: number }) => [
        one.reference,
        [one.status, one.receivedCents],
      ])
    )
    expect(named.get(references[0])).toEqual(['submitted', 0])
    expect(named.get(references[1])).toEqual(['rejected', 0])
    expect(named.get(references[2])).toEqual(['refunded', 10_00])
    // Expects its money: it is proposed, and needs no warning.
    expect(named.has(references[3])).toBe(false)
    expect((await client.page(`/admin/lines/${first.reference}`)).props.named).toEqual([])
  })
})
