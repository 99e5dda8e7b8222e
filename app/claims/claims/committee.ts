/** Where a dispute with an operator goes: first the help desk that mediates, then the committee that binds. */
export const COMMITTEES = ['klachtenloket', 'geschillencommissie'] as const
export type Committee = (typeof COMMITTEES)[number]

/** Source: klachtenloket-openbaarvervoer.nl, within twelve months of the first complaint to the operator. */
export const MONTHS_TO_ESCALATE = 12

/** An operator that does not answer an objection has had its chance after this many days. Not confirmed by a source. */
export const OBJECTION_RESPONSE_DAYS = 28

/** Cents. The fee, got back when won, was 27.50 before 2023 (ovombudsman.nl) and is not confirmed since. */
export const COSTS: Record<Committee, { feeCents: number; floorCents: number }> = {
  klachtenloket: { feeCents: 0, floorCents: 5_00 },
  geschillencommissie: { feeCents: 52_50, floorCents: 25_00 },
}

/** Below this many outcomes nothing is said of odds. */
export const FEWEST_OUTCOMES = 10

/** Whether the traveller was asked about the next one, or wants it; null before, and once it was gone to. */
export const COMMITTEE_STAGES = ['asked', 'wanted'] as const
export type CommitteeStage = (typeof COMMITTEE_STAGES)[number]
