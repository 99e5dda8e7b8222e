import * as qs from 'qs'
import { READING, WRITING } from '#app/shared/query_limits'

export type Query = qs.ParsedQs

/** Reads the part of an address from `?` to `#`, within the same limits as the server. */
export const parse = (search: string): Query =>
  qs.parse(search.split('#')[0], { ...READING, ignoreQueryPrefix: true })

/** Writes the same, with its `?`; what is undefined is left out. */
export const stringify = (query: object) =>
  qs.stringify(query, { ...WRITING, addQueryPrefix: true })
