import type { Client } from 'pg'
import { overridesOf } from '#app/travel/trips/overrides_of'
import { answersOf } from '#app/travel/trips/answers_of'
import type { BuildOptions } from '#app/travel/trips/build_trips'
import type { SaidPass } from '#app/travel/trips/fares/card_products'
import { currentFares } from '#app/travel/trips/fares/current_fares'
import { currentInference } from '#app/travel/trips/operators/current_inference'
import type { TravelProduct } from '#app/people/accounts/isomorphic/travel_product'

/** For a card that is not among them, what holds for all. */
export async function cardKnowledge(connection: Client, cardIds: number[]) {
  // All at once: an import that reads ahead does not wait for what it stores meanwhile.
  const [inferOperator, listedFare, answers, products, overrides] = await Promise.all([
    currentInference(connection),
    currentFares(),
    answersOf(connection, cardIds),
    saidProducts(connection, cardIds),
    overridesOf(cardIds),
  ])

  return (cardId: number | null): BuildOptions => ({
    inferOperator,
    answers,
    overrides,
    products: { listedFare, ...products.get(cardId ?? 0) },
  })
}

type Said = { said: SaidPass[]; profile: TravelProduct }

async function saidProducts(connection: Client, cardIds: number[]) {
  const { rows } = await connection.query<Said & { id: number }>(
    `select c.id, u.travel_product as profile, coalesce(json_agg(json_build_object('from', s.valid_from, 'until', s.valid_until, 'pass', s.pass)
         order by s.valid_from) filter (where s.id is not null), '[]') as said
     from ovcp_cards c join users u on u.id = c.user_id left join said_products s on s.card_id = c.id
     where c.id = any($1) group by c.id, u.travel_product`,
    [cardIds]
  )
  return new Map(rows.map(({ id, ...said }) => [id, said]))
}
