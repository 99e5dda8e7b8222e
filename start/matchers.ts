/** What an id in an address looks like; the router's own also takes letters that no UUID has. */
export const uuid = {
  match: /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i,
}

export const year = { match: /^20\d{2}$/ }

export const oneOf = (words: readonly string[]) => new RegExp(`^(${words.join('|')})$`)
