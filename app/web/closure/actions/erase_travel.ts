import { needsProof } from '#app/claims/claims/questions'
import type { Client } from 'pg'
import { currentConnection } from '#app/platform/shared/tenancy'
import type User from '#app/people/accounts/user'

/** What a claim (`c`) says must be provable if it has brought money or still may. */
const NEEDS_PROOF = needsProof('c')

/** Returns the keys of stored files to delete. Trips with a claim stay, their places only if it needs proof. */
export async function eraseTravel(user: User) {
  const connection = await currentConnection()
  const { rows: cards } = await connection.query<{ id: number }>(
    // A concurrent import of these cards waits here and then finds them gone.
    'select id from ovcp_cards where user_id = $1 order by id for update',
    [user.id]
  )
  const cardIds = cards.map((card) => card.id)

  await connection.query('delete from transactions where card_id = any($1)', [cardIds])
  await connection.query(
    `delete from trips t where user_id = $1
       and not exists (select 1 from claims c where c.trip_id = t.id)`,
    [user.id]
  )
  await erasePlaces(connection, user)
  const fileKeys = [...(await eraseAnswers(connection, user)), ...(await eraseUploads(connection, user))]
  await eraseFromSharedUploads(connection, user)
  await connection.query('update batches set card_id = null where card_id = any($1)', [cardIds])
  await connection.query('delete from ovcp_cards where id = any($1)', [cardIds])
  return fileKeys
}

/** A claim that brought nothing needs only its day. Notes may name people. */
async function erasePlaces(connection: Client, user: User) {
  await connection.query(
    `update trips t set from_place = null, to_place = null, purpose = null,
       checked_in_at = date_trunc('day', checked_in_at, 'Europe/Amsterdam'),
       checked_out_at = date_trunc('day', checked_out_at, 'Europe/Amsterdam')
     where t.user_id = $1
       and not exists (select 1 from claims c where c.trip_id = t.id and ${NEEDS_PROOF})`,
    [user.id]
  )
  await connection.query(
    `delete from evidence_bundles e using claims c
     where c.id = e.claim_id and c.user_id = $1 and not ${NEEDS_PROOF}`,
    [user.id]
  )
  await connection.query(
    `update claims c set decision_note = null, stated_reason = null, hold_note = null, hold_reply = null,
       stated_place = case when ${NEEDS_PROOF} then stated_place end
     where c.user_id = $1`,
    [user.id]
  )
}

/** Notes may name people; what an operator wrote stays where its claim needs proof. Returns the keys of files. */
async function eraseAnswers(connection: Client, user: User) {
  await connection.query(
    'update decisions set note = null, stated_reason = null where user_id = $1 and (note is not null or stated_reason is not null)',
    [user.id]
  )
  await connection.query('delete from own_corrections where user_id = $1', [user.id])
  const { rows } = await connection.query<{ key: string }>(
    `delete from attachments a using claims c
     where c.id = a.claim_id and c.user_id = $1 and not ${NEEDS_PROOF} returning a.key`,
    [user.id]
  )
  return rows.map(({ key }) => key)
}

/** Keeps an empty batch where claims refer to it, and files that also hold other people's cards. */
async function eraseUploads(connection: Client, user: User) {
  const { rows: uploads } = await connection.query<{ id: number; file_key: string }>(
    `select id, file_key from batches b where user_id = $1 and not exists (
       select 1 from jsonb_array_elements(b.plan->'cards') card
       where (card->>'userId')::bigint <> b.user_id)`,
    [user.id]
  )
  const ids = uploads.map((upload) => upload.id)
  await connection.query('delete from batch_rows where batch_id = any($1)', [ids])
  await connection.query(
    `delete from batches b where id = any($1)
       and not exists (select 1 from claims c where c.batch_id = b.id)`,
    [ids]
  )
  await connection.query(
    `update batches set file_name = '[erased]', file_name_encrypted = null,
       new_card_numbers_encrypted = null, file_key = '', checksum = 'erased ' || id,
       plan = '{}', card_id = null, period_from = null, period_to = null
     where id = any($1)`,
    [ids]
  )
  return uploads.map((upload) => upload.file_key)
}

async function eraseFromSharedUploads(connection: Client, user: User) {
  const holdsTheirCards = `b.tenant_id = $1 and b.plan @> jsonb_build_object(
    'cards', jsonb_build_array(jsonb_build_object('userId', $2::bigint)))`
  const values = [user.tenantId, user.id]

  await connection.query(
    `delete from batch_rows r using batches b, jsonb_array_elements(b.plan->'cards') card
     where ${holdsTheirCards} and r.batch_id = b.id
       and (card->>'userId')::bigint = $2 and (card->>'ref')::int = r.card_ref`,
    values
  )
  await connection.query(
    `update batches b set plan = jsonb_set(b.plan, '{cards}', (
       select jsonb_agg(case when (card->>'userId')::bigint = $2
         then card || '{"last4": null}'
         else card end order by at)
       from jsonb_array_elements(b.plan->'cards') with ordinality as cards (card, at)))
     where ${holdsTheirCards}`,
    values
  )
}
