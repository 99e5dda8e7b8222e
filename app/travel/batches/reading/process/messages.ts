import type { OpenExportOptions, OpenedExport } from '#app/travel/batches/reading/open_export'
import type { PackedRow } from '#app/travel/batches/reading/process/packed_rows'
import type { FileProblem } from '#app/travel/batches/file_problem'

export type Request = { ask: 'open'; path: string; options: OpenExportOptions } | { ask: 'rows' }

export type Opened = Pick<OpenedExport, 'dialect' | 'encoding' | 'cardNumberInName'>

/** A file ends with an empty list of rows. */
export type Answer =
  | { kind: 'opened'; opened: Opened }
  | { kind: 'rows'; rows: PackedRow[]; rss: number }
  | { kind: 'unreadable'; problem: FileProblem }
  | { kind: 'failed'; message: string; stack: string | undefined }
