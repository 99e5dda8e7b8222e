import type { Messages } from '~/i18n/messages'

type Batches = Messages['batches']

/** The server's codes, each of which has words in the catalogs. */
export type FileProblem = keyof Batches['fileProblems']
export type RowProblem = keyof Batches['rowProblems']
export type RowWarning = keyof Batches['rowWarnings']
export type RowKind = keyof Batches['kinds']
export type Format = keyof Batches['formats']
