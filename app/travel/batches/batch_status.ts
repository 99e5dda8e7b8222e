import { stateMachine } from '#app/platform/shared/isomorphic/state_machine'

export const BATCH_STATUSES = [
  'uploaded',
  'parsing',
  'asking',
  'planned',
  'importing',
  'imported',
  'failed',
  'undone',
] as const
export type BatchStatus = (typeof BATCH_STATUSES)[number]

export const batchMachine = stateMachine<BatchStatus>({
  uploaded: ['parsing', 'failed'],
  // Another worker parses again after one died.
  parsing: ['parsing', 'asking', 'planned', 'failed'],
  asking: ['uploaded', 'undone'],
  planned: ['importing', 'undone'],
  importing: ['imported', 'planned', 'failed'],
  imported: ['undone'],
  failed: [],
  undone: [],
})

export const isProcessing = (status: BatchStatus) =>
  status === 'uploaded' || status === 'parsing' || status === 'importing'
