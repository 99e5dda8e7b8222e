import type { QueryResult } from 'pg'
import pg from 'pg'
import type { Column, Columns } from '#app/platform/shared/column'

const { BOOL, DATE, FLOAT4, FLOAT8, INT2, INT4, INT8, JSON, JSONB, NUMERIC, TEXT, TIMESTAMPTZ, UUID, VARCHAR } =
  pg.types.builtins
// An array of bigint is read as text, so it has to come as float8[].
const [NAME, UNKNOWN, INT2S, INT4S, FLOAT8S, TEXTS, VARCHARS, UUIDS] = [19, 705, 1005, 1007, 1022, 1009, 1015, 2951]

const STRINGS = [TEXT, VARCHAR, UUID, NAME, UNKNOWN]
const WHOLE = [INT2, INT4, INT8]

const TYPES: Record<Column<unknown>['kind'], number[]> = {
  text: STRINGS,
  code: STRINGS,
  cents: WHOLE,
  number: [...WHOLE, FLOAT4, FLOAT8],
  day: [DATE, TEXT],
  instant: [TIMESTAMPTZ],
  moment: [TIMESTAMPTZ],
  flag: [BOOL],
  texts: [TEXTS, VARCHARS, UUIDS, JSON, JSONB],
  numbers: [INT2S, INT4S, FLOAT8S, JSON, JSONB],
  typed: [...STRINGS, ...WHOLE, JSON, JSONB, NUMERIC],
}

export function checkRows(columns: Columns, { fields, rows }: QueryResult<Record<string, unknown>>) {
  for (const { name, dataTypeID } of fields) {
    const { kind } = columns[name]
    if (!TYPES[kind].includes(dataTypeID)) {
      throw new Error(`${name} is declared as ${kind}, and the database answers type ${dataTypeID}`)
    }
  }
  for (const [name, { isNullable }] of Object.entries(columns)) {
    if (!isNullable && rows.some((row) => row[name] === null)) {
      throw new Error(`${name} is declared as never null, and is null`)
    }
  }
}
