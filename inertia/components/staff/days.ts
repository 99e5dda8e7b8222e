/** Whole days from one ISO date to another; negative when the other came first. */
export const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)
