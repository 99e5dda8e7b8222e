import readXlsxFile from 'read-excel-file/node'
import { describe, expect, test } from 'vitest'
import { toXlsx } from '#app/shared/xlsx'

describe('a workbook', () => {
  test('holds what was put in it: numbers as numbers, text as text, more columns than letters', async () => {
    const wide = Array.from({ length: 30 }, (_, column) => `Column ${column}`)
    const file = await toXlsx('People & <more>', [wide, ['=1+1', 12.5, '<b>&"\u0007é']])
    const [sheet] = (await readXlsxFile(file)) as unknown as { sheet: string; data: unknown[][] }[]
    expect(sheet.sheet).toBe('People & <more>')
    expect(sheet.data[0]).toEqual(wide)
    expect(sheet.data[1].slice(0, 3)).toEqual(['=1+1', 12.5, '<b>&"é'])
  })
})
