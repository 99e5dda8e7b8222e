export type LogEntry = {
  id: number
  action: string
  actorName: string
  isStaff: boolean
  subjectType: string
  subjectName: string | null
  subjectId: string | null
  changes: { field: string; before: string | null; after: string | null }[]
  at: string
  network: string | null
  requestId: string | null
}

export type Trail = { page: number; perPage: number; total: number; entries: LogEntry[] }
