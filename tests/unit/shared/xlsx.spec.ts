import { buffer } from 'node:stream/consumers'
import ExcelJS from 'exceljs'
import { describe, expect, test } from 'vitest'
import { MAX_LINES, SheetFull, xlsx } from '#app/platform/shared/xlsx'
import { workbook } from '#tests/support/workbook'

describe('a workbook', () => {
  test('holds what was put in it: numbers as numbers, text as text, more columns than letters', async () => {
    const wide = Array.from({ length: 30 }, (_, column) => `Column ${column}`)
    const file = await workbook('People & <more>', [wide, ['=1+1', 12.5, '<b>&"\u0007é', { cents: -12_50 }]])
    const book = await new ExcelJS.Workbook().xlsx.load(file as never)
    const [sheet] = book.worksheets
    expect(sheet.name).toBe('People & <more>')
    expect((sheet.getRow(1).values as unknown[]).slice(1)).toEqual(wide)
    expect((sheet.getRow(2).values as unknown[]).slice(1, 5)).toEqual(['=1+1', 12.5, '<b>&"é', -12.5])
    expect(sheet.getCell('D2').numFmt).toBe('#,##0.00')
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
