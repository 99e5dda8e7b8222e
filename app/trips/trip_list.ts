import type { Infer } from '@vinejs/vine/types'
import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import Trip from '#app/trips/trip'
import type { tripListValidator } from '#app/trips/validators'

export type TripFilter = Infer<typeof tripListValidator>

const SORTS = {
  newest: ['travelled_at', 'desc'],
  oldest: ['travelled_at', 'asc'],
  fare: ['fare_cents', 'desc'],
} as const

/** The trips that a filter of the staff list means. */
export function tripList(filter: TripFilter): ModelQueryBuilderContract<typeof Trip> {
  const [column, direction] = SORTS[filter.sort ?? 'newest']
  return Trip.query()
    .if(filter.status, (query) => void query.where('status', filter.status!))
    .if(filter.irregularity, (query) => void query.where('irregularity', filter.irregularity!))
    .if(filter.mode, (query) => void query.where('mode', filter.mode!))
    .if(
      filter.operator,
      (query) => void query.whereHas('counterparty', (o) => void o.where('slug', filter.operator!))
    )
    .if(filter.q, (query) => void search(query, filter.q!))
    .orderByRaw(`${column} ${direction} nulls last, id ${direction}`)
}

function search(query: ModelQueryBuilderContract<typeof Trip>, text: string) {
  const like = `%${text.replaceAll(/[\\%_]/g, (char) => `\\${char}`)}%`
  query.where((or) => {
    void or
      .whereILike('from_place', like)
      .orWhereILike('to_place', like)
      .orWhereHas(
        'user',
        (user) => void user.whereRaw("(first_name || ' ' || last_name) ilike ?", [like])
      )
  })
}
