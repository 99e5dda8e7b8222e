import { currentConnection } from '#app/shared/tenancy'

const MINUTES_APART = 5

/** With more cards than this someone holds them for others, and two equal journeys are two people. */
const MOST_CARDS = 6

/**
 * Marks the later of two equal trips on a chip card and a bank card, as in one wallet. Two chip cards at one gate are two
 * people.
 */
export async function markDoubleCharges(userIds: number[]) {
  const connection = await currentConnection()
  await connection.query(
    `update trips set irregularity = null, double_of_trip_id = null
     where user_id = any($1) and irregularity = 'double_charge'
       and not exists (select 1 from claims where claims.trip_id = trips.id)`,
    [userIds]
  )
  await connection.query(
    `with owners as (
       select user_id from ovcp_cards where user_id = any($1)
       group by user_id having count(*) between 2 and $3
     ), pairs as (
       select distinct on (by_bank.id) by_bank.id as bank_id, by_chip.id as chip_id,
         (by_chip.checked_in_at, by_chip.card_id) > (by_bank.checked_in_at, by_bank.card_id) as is_chip_later
       from owners
       join ovcp_cards bank on bank.user_id = owners.user_id and bank.kind = 'bank_card'
       join trips by_bank on by_bank.card_id = bank.id and by_bank.status = 'complete'
         and by_bank.irregularity is null and by_bank.fare_cents > 0
       join trips by_chip on by_chip.tenant_id = by_bank.tenant_id and by_chip.user_id = by_bank.user_id
         and by_chip.travelled_at between by_bank.checked_in_at - $2 * interval '1 minute'
           and by_bank.checked_in_at + $2 * interval '1 minute'
         and by_chip.status = 'complete' and by_chip.irregularity is null and by_chip.fare_cents > 0
         and abs(extract(epoch from by_chip.checked_out_at - by_bank.checked_out_at)) <= $2 * 60
         and lower(by_chip.from_place) = lower(by_bank.from_place) and lower(by_chip.to_place) = lower(by_bank.to_place)
       join ovcp_cards chip on chip.id = by_chip.card_id and chip.kind <> 'bank_card'
       order by by_bank.id, abs(extract(epoch from by_chip.checked_in_at - by_bank.checked_in_at)), by_chip.id
     ), doubles as (
       select case when is_chip_later then chip_id else bank_id end as id,
         case when is_chip_later then bank_id else chip_id end as of_trip from pairs
     )
     update trips set irregularity = 'double_charge', double_of_trip_id = doubles.of_trip
     from doubles where trips.id = doubles.id`,
    [userIds, MINUTES_APART, MOST_CARDS]
  )
}
