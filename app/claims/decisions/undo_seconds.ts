/** How long an answer can be taken back; its traveller hears of it after that. */
export const UNDO_SECONDS = 10
