/** `departure`: a trip began; `arrival`: one without a check-in ended; `wrong_post`: at another operator's post. */
export const TAP_READINGS = ['departure', 'arrival', 'wrong_post'] as const
export type TapReading = (typeof TAP_READINGS)[number]
