import { readFileSync } from 'node:fs'
import { readStatements } from '#app/statements/reading/read_statements'
import type { ReadStatement } from '#app/statements/reading/types'
import { StatementProblem } from '#app/statements/statement_problem'

const FIXTURES = new URL('../../fixtures/statements/', import.meta.url)

export const fixture = (name: string) => readFileSync(new URL(name, FIXTURES))

export async function* inPieces(content: Buffer, size = 64 * 1024): AsyncGenerator<Buffer> {
  for (let at = 0; at < content.length; at += size) yield content.subarray(at, at + size)
}

export async function statementsIn(content: Buffer | string, size?: number) {
  const { statements } = await readStatements(inPieces(Buffer.from(content), size))
  const all: ReadStatement[] = []
  for await (const statement of statements) all.push(statement)
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
