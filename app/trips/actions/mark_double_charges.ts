import { currentConnection } from '#app/shared/tenancy'

const MINUTES_APART = 5

/** With more cards than this someone holds them for others, and two equal journeys are two people. */
const MOST_CARDS = 6

/** Marks the later of two equal trips, as with a chip card and a bank card in one wallet. */
export async function markDoubleCharges(userIds: number[]) {
  const connection = await currentConnection()
  await connection.query(
    `update trips set irregularity = null, double_of_trip_id = null
     where user_id = any($1) and irregularity = 'double_charge'
       and not exists (select 1 from claims where claims.trip_id = trips.id)`,
    [userIds]
  )
  // Compares each journey with the one before it on the same route, so that the work grows with the sort only.
  await connection.query(
    `with owners as (
       select user_id from ovcp_cards where user_id = any($1)
       group by user_id having count(*) between 2 and $3
     ), routes as (
       select t.id, t.card_id, t.checked_in_at, t.checked_out_at, lag(t.id) over route as of_trip,
         lag(t.card_id) over route as before_card, lag(t.checked_in_at) over route as before_in,
         lag(t.checked_out_at) over route as before_out
       from owners join trips t using (user_id)
       where t.status = 'complete' and t.irregularity is null and t.fare_cents > 0
       window route as (
         partition by t.user_id, lower(t.from_place), lower(t.to_place) order by t.checked_in_at, t.card_id
       )
     )
     update trips set irregularity = 'double_charge', double_of_trip_id = routes.of_trip
     from routes
     where trips.id = routes.id and routes.card_id <> routes.before_card
       and routes.checked_in_at - routes.before_in <= $2 * interval '1 minute'
       and abs(extract(epoch from routes.checked_out_at - routes.before_out)) <= $2 * 60`,
    [userIds, MINUTES_APART, MOST_CARDS]
  )
}
