import { readFile } from 'node:fs/promises'
import { parse } from 'csv-parse/sync'
import type { Disposition } from '#app/travel/batches/isomorphic/disposition'

/** How a person wrote a trip down; blank fields are not compared. Times are local, `2026-11-02 07:58`; amounts cents. */
export type ExpectedTrip = {
  status: string
  mode: string
  /** A slug, several with a bar between them where the traveller has to choose, or `?`. */
  operator: string
  from: string
  to: string
  checkedIn: string
  checkedOut: string
  fareCents: number | null
  feeCents: number | null
  /** A kind of claim or `none`; `asked` where a payment, the product or what the tap was has to be known first. */
  irregularity: string
}

export type ExpectedRow = { file: string; line: number; disposition: Disposition }

export type Expectation = { rows: ExpectedRow[]; trips: ExpectedTrip[] }

type Cells = Record<
  | 'what'
  | 'file'
  | 'line'
  | 'disposition'
  | 'status'
  | 'mode'
  | 'operator'
  | 'from'
  | 'to'
  | 'checked_in'
  | 'checked_out'
  | 'fare'
  | 'fee'
  | 'irregularity',
  string
>

/** Reads an expected file: a CSV with a line for each row of the exports (`row`) and each trip (`trip`). */
export async function readExpectation(path: string): Promise<Expectation> {
  const cells: Cells[] = parse(await readFile(path), {
    columns: true,
    skip_empty_lines: true,
    bom: true,
    relax_column_count: true,
    trim: true,
  })

  return {
    rows: cells
      .filter(({ what }) => what === 'row')
      .map(({ file = '', line, disposition }) => ({
        file,
        line: Number(line),
        disposition: disposition as Disposition,
      })),
    trips: cells
      .filter(({ what }) => what === 'trip')
      .map(({ checked_in: checkedIn, checked_out: checkedOut, fare, fee, irregularity = '', ...trip }) => ({
        ...trip,
        checkedIn,
        checkedOut,
        fareCents: centsIn(fare),
        feeCents: centsIn(fee),
        irregularity,
      })),
  }
}

const centsIn = (euros?: string) => (!euros ? null : Math.round(Number(euros) * 100))
