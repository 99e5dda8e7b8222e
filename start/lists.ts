import type { List } from '#app/platform/lists/define_list'
import { discover } from '#start/discover'

/** Every list there is, found by the name of its file: what is true of one is tested of all. */
export const lists = await discover(/_list\.[jt]s$/, (value): value is List => 'neighbours' in value)
