/** Where a dispute with an operator goes: first the help desk that mediates, then the committee that binds. */
export const COMMITTEES = ['klachtenloket', 'geschillencommissie'] as const
export type Committee = (typeof COMMITTEES)[number]

/** Source: klachtenloket-openbaarvervoer.nl, within twelve months of the first complaint to the operator. */
export const MONTHS_TO_ESCALATE = 12

/** An operator that does not answer an objection has had its chance after this many days. Not confirmed by a source. */
export const DAYS_OF_SILENCE = 28
