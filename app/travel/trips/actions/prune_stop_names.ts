import { asWorker, queryRows } from '#app/platform/shared/tenancy'

export const pruneStopNames = () => asWorker(() => queryRows('select forget_stop_names()'))
