import { buffer } from 'node:stream/consumers'
import type { Cell } from '#app/platform/shared/csv'
import { xlsx } from '#app/platform/shared/xlsx'

/** A workbook of these lines, whole. */
export const workbook = (name: string, lines: Cell[][]) =>
  buffer(
    xlsx(
      name,
      (async function* () {
        for (const line of lines) yield [line]
      })()
    )
  )
