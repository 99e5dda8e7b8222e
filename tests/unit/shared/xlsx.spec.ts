import ExcelJS from 'exceljs'
import { describe, expect, test } from 'vitest'
import { toXlsx } from '#app/shared/xlsx'

describe('a workbook', () => {
  test('holds what was put in it: numbers as numbers, text as text, more columns than letters', async () => {
    const wide = Array.from({ length: 30 }, (_, column) => `Column ${column}`)
    const file = await toXlsx('People & <more>', [wide, ['=1+1', 12.5, '<b>&"\u0007é']])
    const book = await new ExcelJS.Workbook().xlsx.load(file as never)
    const [sheet] = book.worksheets
    expect(sheet.name).toBe('People & <more>')
    expect((sheet.getRow(1).values as unknown[]).slice(1)).toEqual(wide)
    expect((sheet.getRow(2).values as unknown[]).slice(1, 4)).toEqual(['=1+1', 12.5, '<b>&"é'])
  })
})
