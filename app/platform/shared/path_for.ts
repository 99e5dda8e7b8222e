export type Organisation = { slug: string; isHouse: boolean }

const OWN = /^\/(?:login|forgot-password|profile(?:\/[a-z-]+)?)$/

export const pathFor = ({ slug, isHouse }: Organisation, path: string) =>
  !isHouse && OWN.test(path) ? `/t/${slug}${path}` : path
