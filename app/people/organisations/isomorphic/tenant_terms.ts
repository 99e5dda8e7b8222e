/** The part of an address that names an organisation: small letters, digits and single hyphens between them. */
export const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/

export const MAX_FEE_PERCENT = 50
