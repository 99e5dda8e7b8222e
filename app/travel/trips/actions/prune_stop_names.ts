import { asWorker, execute } from '#app/platform/shared/tenancy'

export const pruneStopNames = () => asWorker(() => execute('select forget_stop_names()'))
