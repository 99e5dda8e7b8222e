import { moveClaim } from '#app/claims/claims/actions/move_claim'
import Claim from '#app/claims/claims/claim'
import { openClaims } from '#app/claims/claims/open_claims'
import { isRejected, needsProof } from '#app/claims/claims/questions'
import User from '#app/people/accounts/user'
import { AS_THE_BOOKS, type PersonalData, localTime } from '#app/platform/personal_data/personal_data'
import { number, text } from '#app/platform/shared/column'
import { readRow, readRows } from '#app/platform/shared/read_rows'
import { execute } from '#app/platform/shared/execute'

const NEEDS_PROOF = needsProof('c')

export const claimsData: PersonalData = {
  tables: {
    claims: {
      exported: 'claims.csv',
      erased: { kept: 'what the books rest on, without what was written in words' },
      retained: AS_THE_BOOKS,
    },
    evidence_bundles: {
      exported: {
        not: 'what trips.csv and claims.csv show, as it was when the claim left; the page of a claim hands it out',
      },
      erased: { kept: 'where the claim has to be proven' },
      retained: AS_THE_BOOKS,
    },
    decisions: { exported: 'answers.csv', erased: 'emptied', retained: AS_THE_BOOKS },
    attachments: {
      exported: { not: 'what operators wrote, which may name others' },
      erased: { kept: 'where the claim has to be proven' },
      retained: AS_THE_BOOKS,
    },
    own_corrections: { exported: 'own_corrections.csv', erased: 'deleted', retained: 'as long as the account' },
    committee_consents: {
      exported: 'consents.json',
      erased: { kept: 'the proof that a committee might hear of the claim' },
      retained: AS_THE_BOOKS,
    },
    estimates: {
      exported: { not: 'a file that waits for at most a day, which its owner uploaded just now' },
      erased: 'deleted',
      retained: 'a day (prune_estimates)',
    },
  },
  export: {
    tables: [
      {
        name: 'claims',
        columns: [
          'reference',
          'operator',
          'kind',
          'status',
          'travelled_at',
          'from',
          'to',
          'stated_place',
          'charged_cents',
          'fare_cents',
          'gross_cents',
          'fee_cents',
          'net_cents',
          'approved_cents',
          'received_cents',
          'rejection_reason',
          'submitted_at',
          'decided_at',
          'question',
          'reply',
        ],
        sql: `select c.reference, o.name as operator, c.kind, c.status, ${localTime('t.travelled_at')} as travelled_at,
                t.from_place as "from", t.to_place as "to", c.stated_place, c.charged_cents,
                c.estimated_fare_cents as fare_cents, c.gross_cents, c.fee_cents, c.net_cents,
                c.approved_cents, c.received_cents, c.rejection_reason,
                ${localTime('c.submitted_at')} as submitted_at, ${localTime('c.decided_at')} as decided_at, c.hold_note as question, c.hold_reply as reply
              from claims c join trips t on t.id = c.trip_id join counterparties o on o.id = c.counterparty_id
              where c.tenant_id = $1 and c.user_id = $2 order by c.id`,
      },
      {
        name: 'answers',
        columns: ['claim', 'answered_on', 'outcome', 'approved_cents', 'reason', 'amendment'],
        sql: `select c.reference as claim, d.answered_on, d.outcome, d.approved_cents, d.reason, d.amendment
              from decisions d join claims c on c.id = d.claim_id
              where d.tenant_id = $1 and d.user_id = $2 and d.undone_at is null order by d.id`,
      },
      {
        name: 'own_corrections',
        columns: ['operator', 'from', 'count'],
        sql: `select o.name as operator, n.period_start as "from", n.count
              from own_corrections n join counterparties o on o.id = n.counterparty_id
              where n.tenant_id = $1 and n.user_id = $2 order by n.id`,
      },
    ],
    consents: async ({ id, tenantId }) => ({
      committees: await readRows(
        {
          claim: text('c.reference'),
          committee: text('o.committee'),
          askedAt: text(localTime('o.asked_at')),
          answer: text("coalesce(o.answer, '')"),
        },
        `from committee_consents o join claims c on c.id = o.claim_id where o.tenant_id = ? and o.user_id = ? order by o.id`,
        [tenantId, id]
      ),
    }),
  },
  async blockers({ id }, { lock }) {
    const { withdrawable, awaitingPayment } = await openClaims(await User.findOrFail(id), { lock })
    return withdrawable.length + awaitingPayment.length > 0 ? ['claimsOpen'] : []
  },
  /** Objecting to a rejection would take the mandate, which ends with the account. */
  async settle({ id, tenantId, byId }) {
    const by = await User.findOrFail(byId)
    const rejected = await Claim.personal({ id, tenantId }).whereRaw(isRejected('claims')).orderBy('id')
    for (const claim of rejected) await moveClaim(claim, 'closed', by)
  },
  receipt: async ({ id }) =>
    (await readRow(
      { withdrawnClaims: number(`(select count(*)::int from claims where user_id = ? and status = 'withdrawn')`) },
      '',
      [id]
    ))!,
  async erase({ id }) {
    await erasePlaces(id)
    await eraseWords(id)
    await execute('delete from own_corrections where user_id = ?', [id])
    const estimates = await readRows({ key: text('e.file_key') }, 'from estimates e where user_id = ?', [id])
    await execute('delete from estimates where user_id = ?', [id])
    const ofUnproven = `from attachments a join claims c on c.id = a.claim_id where c.user_id = ? and not ${NEEDS_PROOF}`
    const attachments = await readRows({ key: text('a.key') }, ofUnproven, [id])
    await execute(`delete from attachments where id in (select a.id ${ofUnproven})`, [id])
    return [...estimates, ...attachments].map(({ key }) => key)
  },
}

/** A claim that brought nothing needs only its day. */
async function erasePlaces(userId: number) {
  await execute(
    `update trips t set from_place = null, to_place = null, purpose = null,
       checked_in_at = date_trunc('day', checked_in_at, 'Europe/Amsterdam'),
       checked_out_at = date_trunc('day', checked_out_at, 'Europe/Amsterdam')
     where t.user_id = ? and exists (select 1 from claims c where c.trip_id = t.id)
       and not exists (select 1 from claims c where c.trip_id = t.id and ${NEEDS_PROOF})`,
    [userId]
  )
  await execute(
    `delete from evidence_bundles e using claims c where c.id = e.claim_id and c.user_id = ? and not ${NEEDS_PROOF}`,
    [userId]
  )
}

async function eraseWords(userId: number) {
  await execute(
    `update claims c set decision_note = null, stated_reason = null, hold_note = null, hold_reply = null,
       stated_place = case when ${NEEDS_PROOF} then stated_place end
     where c.user_id = ?`,
    [userId]
  )
  await execute(
    'update decisions set note = null, stated_reason = null where user_id = ? and (note is not null or stated_reason is not null)',
    [userId]
  )
}
