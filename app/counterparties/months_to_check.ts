/** After this many months a rule is to be compared with its source again. */
export const MONTHS_TO_CHECK = 12
