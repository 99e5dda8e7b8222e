import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { pageNames } from '../../../vite/pages.js'

function folderWith(...files: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'pages-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), '')
  }
  return folder
}

describe('a page', () => {
  test('is a component named as the server renders it', () => {
    expect(pageNames(folderWith('Admin/Index.tsx', 'Admin/Trips/Show/Index.tsx'))).toEqual([
      'Admin/Index',
      'Admin/Trips/Show/Index',
    ])
  })

  test('is not its sections, however deep', () => {
    expect(
      pageNames(folderWith('Users/Show.tsx', 'Users/Show/Payouts.tsx', 'Users/Show/Payouts/Row.tsx', 'Users/Index.tsx'))
    ).toEqual(['Users/Index', 'Users/Show'])
  })

  test('is not its styles or helpers', () => {
    expect(pageNames(folderWith('Index.tsx', 'Index.module.css', 'alike.ts'))).toEqual(['Index'])
  })
})
