/** Data of each job by its name: keys, never what they lead to. */
export interface Jobs {}

export type JobName = keyof Jobs

/** As pg-boss names them; times in seconds. */
type QueueOptions = {
  retryLimit: number
  retryBackoff: boolean
  retryDelay?: number
  retryDelayMax?: number
  expireInSeconds: number
  heartbeatSeconds: number
  deadLetter?: JobName
  notify: boolean
}

export type Job<Name extends JobName = JobName> = {
  name: Name
  /** `short`: one waits at most; `singleton`: one runs at most. Fixed when the queue is made. */
  policy: 'standard' | 'short' | 'singleton'
  queue: QueueOptions
  /** How many one worker does side by side, and how many of those for one group. */
  slots: number
  perGroup?: number
  /** When it is enqueued by itself: a cron expression, in Dutch time. */
  every?: string
  handle(data: Jobs[Name]): Promise<unknown>
}

const DEFAULTS: QueueOptions = {
  retryLimit: 2,
  retryBackoff: true,
  expireInSeconds: 3_600,
  heartbeatSeconds: 20,
  notify: true,
}

type JobOptions<Name extends JobName> = Omit<Job<Name>, 'queue' | 'slots' | 'policy'> & {
  queue?: Partial<QueueOptions>
  slots?: number
  policy?: Job['policy']
}

/** Work that waits for a worker: the default export of a file in a folder `jobs`, which is found by that. */
export const job = <Name extends JobName>({
  queue,
  slots = 1,
  policy = 'standard',
  ...rest
}: JobOptions<Name>): Job<Name> => ({
  ...rest,
  queue: { ...DEFAULTS, ...queue },
  slots,
  policy,
})
