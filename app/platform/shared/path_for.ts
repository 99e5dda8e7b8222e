export type Organisation = { slug: string; isHouse: boolean }

/** Pages that an organisation has under its own address. */
const OWN = /^\/(?:login|forgot-password|profile(?:\/[a-z-]+)?)$/

export const pathFor = ({ slug, isHouse }: Organisation, path: string) =>
  !isHouse && OWN.test(path) ? `/t/${slug}${path}` : path
