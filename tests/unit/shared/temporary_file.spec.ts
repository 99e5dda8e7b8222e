import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sweepTemporaryFiles, temporaryPath, withTemporaryFile } from '#app/platform/shared/temporary_file'

const fileOf = (pid: number | undefined) => {
  const path = join(tmpdir(), `fareback-${pid}-${randomUUID()}`)
  writeFileSync(path, 'taps')
  return path
}

test('what a killed process left is removed, and no file of one that lives', async () => {
  const gone = fileOf(spawnSync(process.execPath, ['--version']).pid)
  const ours = temporaryPath()
  writeFileSync(ours, 'taps')
  const theirs = fileOf(process.ppid)

  await sweepTemporaryFiles()
  expect([gone, ours, theirs].map(existsSync)).toEqual([false, true, true])
  await rm(ours)
  await rm(theirs)
})

test('a file is gone when its work is done, or failed', async () => {
  const seen: string[] = []
  const use = async (path: string) => {
    writeFileSync(path, 'taps')
    seen.push(path)
    if (seen.length === 2) throw new Error('half-way')
  }
  await withTemporaryFile(use)
  await expect(withTemporaryFile(use)).rejects.toThrow('half-way')
  expect(seen.map(existsSync)).toEqual([false, false])
})
