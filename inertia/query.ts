import * as qs from 'qs'
import { PARSE_OPTIONS, STRINGIFY_OPTIONS } from '#app/platform/shared/isomorphic/qs_options'

type Query = qs.ParsedQs

/** Reads the part of an address from `?` to `#`, within the same limits as the server. */
export const parse = (search: string): Query =>
  qs.parse(search.split('#')[0], { ...PARSE_OPTIONS, ignoreQueryPrefix: true })

/** Writes the same, with its `?`; what is undefined is left out. */
export const stringify = (query: object) => qs.stringify(query, { ...STRINGIFY_OPTIONS, addQueryPrefix: true })
