import { currentConnection } from '#app/platform/shared/tenancy'

const MINUTES_APART = 5

/** With more cards than this someone holds them for others, and two equal journeys are two people. */
const MAX_CARDS = 6

/** Two chip cards count where the traveller said both are theirs; until then the later one names the other and asks. */
export async function markDoubleCharges(userIds: number[]) {
  const connection = await currentConnection()
  await connection.query(
    `update trips set irregularity = null, double_of_trip_id = null
     where user_id = any($1) and (irregularity = 'double_charge' or (irregularity is null and double_of_trip_id is not null))
       and not exists (select 1 from claims where claims.trip_id = trips.id)`,
    [userIds]
  )
  await connection.query(
    `with owners as (
       select user_id from ovcp_cards where user_id = any($1)
       group by user_id having count(*) between 2 and $3
     ), paid as (
       select t.id, t.tenant_id, t.user_id, t.card_id, card.kind = 'bank_card' as is_bank, t.anchor_transaction_id,
         t.checked_in_at, t.checked_out_at, lower(t.from_place) as from_place, lower(t.to_place) as to_place
       from owners
       join ovcp_cards card on card.user_id = owners.user_id
       join trips t on t.card_id = card.id and t.user_id = owners.user_id and t.status = 'complete'
         and t.irregularity is null and t.fare_cents > 0 and t.checked_in_at is not null
     ), pairs as (
       select distinct on (later.id) later.id, earlier.id as of_trip,
         later.is_bank <> earlier.is_bank as is_wallet, said.is_double
       from paid later
       join paid earlier on earlier.tenant_id = later.tenant_id and earlier.user_id = later.user_id
         and earlier.card_id <> later.card_id and not (earlier.is_bank and later.is_bank)
         and earlier.from_place = later.from_place and earlier.to_place = later.to_place
         and abs(extract(epoch from later.checked_out_at - earlier.checked_out_at)) <= $2 * 60
         and later.checked_in_at between earlier.checked_in_at - $2 * interval '1 minute'
           and earlier.checked_in_at + $2 * interval '1 minute'
         and (later.checked_in_at, later.card_id) > (earlier.checked_in_at, earlier.card_id)
       left join trip_overrides said on said.anchor_transaction_id = later.anchor_transaction_id
       order by later.id, later.is_bank <> earlier.is_bank desc,
         abs(extract(epoch from later.checked_in_at - earlier.checked_in_at)), earlier.id
     )
     update trips set double_of_trip_id = pairs.of_trip,
       irregularity = case when pairs.is_wallet or pairs.is_double then 'double_charge' end
     from pairs where trips.id = pairs.id and (pairs.is_wallet or pairs.is_double is distinct from false)`,
    [userIds, MINUTES_APART, MAX_CARDS]
  )
}
