import type { AddFile } from '#app/platform/shared/zip_archive'

export type Person = { id: number; tenantId: number }

/** `email` is what it was, in lower case; `pseudonym` is what stands there now. */
export type ErasedPerson = Person & { byId: number; email: string; pseudonym: { name: string; email: string } }

export type TableDeclaration = {
  exported: `${string}.csv` | `${string}.json` | `${string}/` | { not: string }
  erased: 'deleted' | 'emptied' | { kept: string }
  /** How long it is kept while the account stands, and what deletes it then. */
  retained: string
}

/** A table of an export: `$1` is the tenant and `$2` the person; the statement names the columns. */
export type ExportTable = {
  name: string
  columns: string[]
  sql: string
  open?: Record<string, (encrypted: string) => string>
}

type Codes = Record<string, unknown>

/** What a domain holds of people. All statements run in the scope of their person, in one transaction. */
export type PersonalData = {
  tables: Record<string, TableDeclaration>
  export?: {
    tables?: ExportTable[]
    /** Parts of account.json and consents.json. */
    account?: (person: Person) => Promise<Codes>
    consents?: (person: Person) => Promise<Codes>
    /** Answers the names of the files that are missing. */
    files?: (person: Person, add: AddFile) => Promise<string[]>
  }
  /** Why an account cannot be closed yet, as keys of `refusals.leaving`; locks what they rest on, if asked. */
  blockers?: (person: Person, options: { lock: boolean }) => Promise<string[]>
  /** What ends before someone becomes a pseudonym. Throws Refusal where it cannot end. */
  settle?: (person: Person & { byId: number }) => Promise<unknown>
  receipt?: (person: Person) => Promise<Codes>
  /** Runs after the person became a pseudonym. Answers the keys of stored files to delete. */
  erase?: (person: ErasedPerson) => Promise<string[] | void>
}

/** As article 52 of the AWR asks. */
export const AS_THE_BOOKS = 'seven years, as the books'

export const ofAccount = {
  exported: 'account.json',
  erased: 'deleted',
  retained: 'as long as the account',
} as const satisfies TableDeclaration

/** Amsterdam time, formatted by the database: half a million values would take minutes here. */
export const localTime = (column: string) =>
  `to_char(${column} at time zone 'Europe/Amsterdam', 'YYYY-MM-DD HH24:MI:SS')`
