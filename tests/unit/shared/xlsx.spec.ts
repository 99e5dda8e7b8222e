import { buffer } from 'node:stream/consumers'
import { read, utils } from '@e965/xlsx'
import { describe, expect, test } from 'vitest'
import { MAX_LINES, SheetFull, xlsx } from '#app/platform/shared/xlsx'
import { workbook } from '#tests/support/workbook'

describe('a workbook', () => {
  test('holds what was put in it: numbers as numbers, text as text, more columns than letters', async () => {
    const wide = Array.from({ length: 30 }, (_, column) => `Column ${column}`)
    const file = await workbook('People & <more>', [wide, ['=1+1', 12.5, '<b>&"\u0007é', { cents: -12_50 }]])
    const { SheetNames, Sheets } = read(file, { cellNF: true })
    expect(SheetNames).toEqual(['People & <more>'])
    const sheet = Sheets[SheetNames[0]]
    const [first, second] = utils.sheet_to_json<unknown[]>(sheet, { header: 1 })
    expect(first).toEqual(wide)
    expect(second).toEqual(['=1+1', 12.5, '<b>&"é', -12.5])
    expect([sheet.A2.f, sheet.A2.t, sheet.D2.z]).toEqual([undefined, 's', '#,##0.00'])
  })

  test('is not made of more lines than a sheet holds, nor of lines that fail to come', async () => {
    const tooMany = Array.from({ length: MAX_LINES + 1 }, () => [])
    await expect(
      buffer(
        xlsx(
          'Full',
          (async function* () {
            yield tooMany
          })()
        )
      )
    ).rejects.toThrow(SheetFull)
    await expect(
      buffer(
        xlsx(
          'Cut',
          (async function* () {
            yield [['Head']]
            throw new Error('The line is cut')
          })()
        )
      )
    ).rejects.toThrow('The line is cut')
  })
})
