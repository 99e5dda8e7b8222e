import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { say } from './output.ts'

/** Prints how many of the lines of app/ are comments, for all of it and for each folder; blank lines do not count. */
const MAX_SHARE = 0.045

type Count = { comments: number; lines: number }

const folders = new Map<string, Count>()
for (const entry of readdirSync('app', { recursive: true, encoding: 'utf8' })) {
  if (!entry.endsWith('.ts')) continue
  const count = countIn(readFileSync(join('app', entry), 'utf8'))
  const folder = entry.split('/')[0]
  folders.set(folder, plus(folders.get(folder) ?? { comments: 0, lines: 0 }, count))
}

const all = [...folders.values()].reduce(plus)
const ordered = [...folders].sort(([, one], [, other]) => shareOf(other) - shareOf(one))
for (const [folder, count] of ordered) print(folder, count)
print('app', all)
if (shareOf(all) > MAX_SHARE) process.exitCode = 1

function countIn(source: string): Count {
  const count = { comments: 0, lines: 0 }
  let isInside = false
  for (const line of source.split('\n').map((text) => text.trim())) {
    if (!line) continue
    count.lines++
    if (isInside || line.startsWith('//') || line.startsWith('/*')) count.comments++
    if (line.startsWith('/*')) isInside = true
    if (line.includes('*/')) isInside = false
  }
  return count
}

function plus(one: Count, other: Count): Count {
  return { comments: one.comments + other.comments, lines: one.lines + other.lines }
}

function shareOf({ comments, lines }: Count) {
  return comments / lines
}

function print(name: string, count: Count) {
  const share = `${(shareOf(count) * 100).toFixed(1)} %`.padStart(8)
  say(`${name.padEnd(20)}${share}${String(count.comments).padStart(7)} of ${count.lines}`)
}
