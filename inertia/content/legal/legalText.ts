export type LegalText = {
  title: string
  /** ISO date. */
  updatedOn: string
  intro: string[]
  sections: { id: string; heading: string; body: (string | { list: string[] })[] }[]
}
