export const KNOWN_MODES = ['train', 'metro', 'tram', 'bus', 'waterbus'] as const
export type KnownMode = (typeof KNOWN_MODES)[number]

export const MODES = [...KNOWN_MODES, 'unknown'] as const
export type Mode = (typeof MODES)[number]
