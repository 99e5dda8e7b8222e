import { asWorker, execute } from '#app/platform/shared/tenancy'

export const pruneStopNames = () => asWorker(() => execute('select delete_stop_names()'))
