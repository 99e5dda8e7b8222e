import { usePage } from '@inertiajs/react'

/** What the server refused, one sentence per field; a page shows them where the field is. */
export function useErrors() {
  // Typed by the server as one bag or a bag of bags; we never ask for named bags.
  return usePage().props.errors as Record<string, string | undefined>
}
