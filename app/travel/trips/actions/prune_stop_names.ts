import { execute } from '#app/platform/shared/execute'
import { asWorker } from '#app/platform/shared/tenancy'

export const pruneStopNames = () => asWorker(() => execute('select delete_stop_names()'))
