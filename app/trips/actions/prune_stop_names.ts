import { asWorker, queryRows } from '#app/shared/tenancy'

/** Forgets the names of stops that no trip has any more: those of a person who left, or of an upload that was undone. */
export const pruneStopNames = () => asWorker(() => queryRows('select forget_stop_names()'))
