import { asWorker, rows } from '#app/shared/scope'

/** Forgets the names of stops that no trip has any more: those of a person who left, or of an upload that was undone. */
export const pruneStopNames = () => asWorker(() => rows('select forget_stop_names()'))
