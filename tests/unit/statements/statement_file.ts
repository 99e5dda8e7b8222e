import { readFileSync } from 'node:fs'
import { readStatements } from '#app/money/statements/reading/read_statements'
import type { IsRead, ReadHeader, ReadLine } from '#app/money/statements/reading/types'
import { StatementProblem } from '#app/money/statements/statement_problem'

const FIXTURES = new URL('../../fixtures/statements/', import.meta.url)

export const fixture = (name: string) => readFileSync(new URL(name, FIXTURES))

export async function* inPieces(content: Buffer, size = 64 * 1024): AsyncGenerator<Buffer> {
  for (let at = 0; at < content.length; at += size) yield content.subarray(at, at + size)
}

/** A statement with its lines, oldest first. */
export type WholeStatement = ReadHeader & { iban: string; lines: ReadLine[] }

export async function statementsIn(content: Buffer | string, size?: number, isRead?: IsRead) {
  const { parts } = await readStatements(inPieces(Buffer.from(content), size), isRead)
  const all: WholeStatement[] = []
  const open = new Map<string, ReadLine[]>()
  for await (const { account, lines, header } of parts) {
    const known = [...(open.get(account) ?? []), ...lines]
    open.set(account, header ? [] : known)
    if (!header) continue
    const ordered = header.isNewestFirst ? known.toReversed() : known
    all.push({ ...header, iban: account, lines: ordered })
  }
  return all
}

/** Of a file with one statement. */
export async function linesIn(content: Buffer | string) {
  const [statement] = await statementsIn(content)
  return statement.lines
}

/** What a refused file is refused for. */
export async function problemOf(content: Buffer | string) {
  try {
    await statementsIn(content)
  } catch (error) {
    if (!(error instanceof StatementProblem)) throw error
    const { code, found, position } = error
    return { code, found, position }
  }
  return null
}
