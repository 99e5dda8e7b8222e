let bearer: string | null = null

/** The newest token that a page brought along, where tokens are used instead of the cookie. */
export const bearerOf = () => bearer
export const setBearer = (token: string | null) => {
  bearer = token
}
