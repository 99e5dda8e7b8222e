import { currentConnection } from '#app/shared/scope'

/** How far apart two cards may be tapped and still be one journey. */
const MINUTES_APART = 5

/**
 * One journey charged on two cards (the chip card in the wallet and the bank card beside it): the later
 * trip is marked as a double of the earlier one. Only people with more than one card can have any.
 */
export async function markDoubleCharges(userIds: number[]) {
  const connection = await currentConnection()
  await connection.query(
    `with owners as (
       select user_id from ovcp_cards where user_id = any($1) group by user_id having count(*) > 1
     ), doubles as (
       select distinct on (later.id) later.id, earlier.id as of_trip
       from owners
       join trips later on later.user_id = owners.user_id
       join trips earlier on earlier.user_id = later.user_id and earlier.card_id <> later.card_id
         and earlier.checked_in_at between later.checked_in_at - $2 * interval '1 minute' and later.checked_in_at
         and (earlier.checked_in_at < later.checked_in_at or earlier.card_id < later.card_id)
         and earlier.checked_out_at between later.checked_out_at - $2 * interval '1 minute'
           and later.checked_out_at + $2 * interval '1 minute'
         and lower(earlier.from_place) = lower(later.from_place) and lower(earlier.to_place) = lower(later.to_place)
       where later.status = 'complete' and earlier.status = 'complete' and later.irregularity is null
         and earlier.irregularity is null and later.fare_cents > 0 and earlier.fare_cents > 0
       order by later.id, earlier.id
     )
     update trips set irregularity = 'double_charge', double_of_trip_id = doubles.of_trip
     from doubles where trips.id = doubles.id`,
    [userIds, MINUTES_APART]
  )
}
