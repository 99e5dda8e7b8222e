import { Readable } from 'node:stream'
import { balanceOf } from '#app/money/ledger/ledger'
import { createPayoutRun } from '#app/money/payouts/actions/create_payout_run'
import { releasePayoutRun } from '#app/money/payouts/actions/release_payout_run'
import { requestPayout } from '#app/money/payouts/actions/request_payout'
import { readPaymentStatus } from '#app/money/payouts/pain_002'
import Payout from '#app/money/payouts/payout'
import PayoutRun from '#app/money/payouts/payout_run'
import { today } from '#app/platform/shared/clock'
import { nextTargetDay } from '#app/platform/shared/target_days'
import { asStaff, asWorker } from '#app/platform/shared/tenancy'
import { queryRows } from '#tests/support/query_rows'
import type User from '#app/people/accounts/user'
import { credit } from '#tests/factories/money'
import { clearAll, proveLines } from '#tests/factories/proof'
import { createUser } from '#tests/factories/users'

/** Everyone who waits is in the run, so others' payouts are cleared first. */
export async function released(names: string[]) {
  await asWorker(() => queryRows("update payouts set not_before = '9999-01-01' where status = 'requested'"))
  const people = []
  for (const [n, holder] of names.entries()) {
    const user = await createUser()
    await credit(user, 10_00 + n)
    await asStaff(async () => requestPayout(user, 10_00 + n, { iban: 'NL91ABNA0417164300', holder }))
    people.push(user)
  }
  const [maker, releaser] = [await createUser({ role: 'finance' }), await createUser({ role: 'owner' })]
  await clearAll()
  const run = await asStaff(() => createPayoutRun(maker, nextTargetDay(today())))
  await proveLines()
  await asStaff(() => releasePayoutRun(run, releaser))
  return { people, maker, releaser, run: await asStaff(() => PayoutRun.findOrFail(run.id)) }
}

export const payoutsOf = (run: PayoutRun) => asWorker(() => Payout.query().where('payoutRunId', run.id).orderBy('id'))
export const balance = (user: User) => asWorker(() => balanceOf(user.wallet))
export const statuses = async (run: PayoutRun) => (await payoutsOf(run)).map(({ status }) => status)

export const pain002 = (run: string, rejected: string, code: string) => `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.002.001.10"><CstmrPmtStsRpt>
<GrpHdr><MsgId>STATUS-${run}</MsgId><CreDtTm>2026-11-01T10:00:00</CreDtTm></GrpHdr>
<OrgnlGrpInfAndSts><OrgnlMsgId>${run}</OrgnlMsgId><OrgnlMsgNmId>pain.001.001.09</OrgnlMsgNmId><GrpSts>PART</GrpSts></OrgnlGrpInfAndSts>
<OrgnlPmtInfAndSts><OrgnlPmtInfId>${run}</OrgnlPmtInfId><PmtInfSts>PART</PmtInfSts>
<TxInfAndSts><OrgnlEndToEndId>${rejected}</OrgnlEndToEndId><TxSts>RJCT</TxSts><StsRsnInf><Rsn><Cd>${code}</Cd></Rsn></StsRsnInf></TxInfAndSts>
</OrgnlPmtInfAndSts></CstmrPmtStsRpt></Document>`

export const reportOf = (xml: string) => readPaymentStatus(Readable.from([Buffer.from(xml)]))
