import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readStatements } from '#app/money/statements/reading/read_statements'
import { STATEMENT_PROBLEMS, StatementProblem } from '#app/money/statements/statement_problem'
import { entryXml, oneEntry, statementXml } from '#tests/unit/statements/camt_file'
import { type WholeStatement, fixture, problemOf, statementsIn } from '#tests/unit/statements/statement_file'

const CAMT = fixture('camt_053_08.xml').toString()
const FILES = [
  'mt940_ing.sta',
  'camt_053_02.xml',
  'camt_053_08.xml',
  'ing.csv',
  'ing_english.csv',
  'ing_comma.csv',
  'rabobank.csv',
  'abn_amro.tab',
  'abn_amro.csv',
]

const withDoctype = (doctype: string) => CAMT.replace('<Document', `${doctype}<Document`)
const withRemittance = (text: string) => CAMT.replace('Restitutie', () => text)
const nested = (depth: number) =>
  withRemittance('</Ustrd></RmtInf>' + '<X>'.repeat(depth) + '</X>'.repeat(depth) + '<RmtInf><Ustrd>')

const LAUGHS = `<!DOCTYPE lolz [<!ENTITY lol "lol">${Array.from(
  { length: 9 },
  (_, n) => `<!ENTITY lol${n + 1} "${`&lol${n || ''};`.repeat(10)}">`
).join('')}]>`

describe('XML that is refused', () => {
  test.each([
    ['entities that grow', withDoctype(LAUGHS).replace('Restitutie', '&lol9;'), 'dtd_forbidden'],
    ['a file of ours', withDoctype('<!DOCTYPE d [<!ENTITY e SYSTEM "file:///etc/passwd">]>'), 'dtd_forbidden'],
    ['a document type alone', withDoctype('<!DOCTYPE Document>'), 'dtd_forbidden'],
    ['one within the document', CAMT.replace('<Stmt>', '<!DOCTYPE Document><Stmt>'), 'dtd_forbidden'],
    ['a long one', withDoctype(`<!DOCTYPE d [${' '.repeat(300_000)}`), 'dtd_forbidden'],
    ['entities of HTML', withRemittance('&eacute;'), 'broken_xml'],
    ['entities of JavaScript', withRemittance('&constructor;'), 'broken_xml'],
    ['characters that XML forbids', withRemittance('&#0;'), 'broken_xml'],
    ['half a character', withRemittance('&#xD800;'), 'broken_xml'],
    ['elements within elements', nested(100), 'too_deep'],
    ['a text without end', withRemittance('x'.repeat(100_001)), 'too_large'],
    ['a text in pieces without end', withRemittance(`<![CDATA[${'x'.repeat(60_000)}]]>`.repeat(2)), 'too_large'],
    [
      'attributes without end',
      CAMT.replace('<Stmt>', `<Stmt ${Array.from({ length: 2_000 }, (_, n) => `a${n}="1"`).join(' ')}>`),
      'too_large',
    ],
    [
      'namespaces without end',
      CAMT.replace('<Stmt>', `<Stmt ${Array.from({ length: 200 }, (_, n) => `xmlns:a${n}="urn:a"`).join(' ')}>`),
      'too_large',
    ],
    ['elements without end', withRemittance(`</Ustrd>${'<Ustrd/>'.repeat(200_001)}<Ustrd>`), 'too_large'],
    [
      'an attribute that the parser trips over',
      CAMT.replace('<Stmt>', '<Stmt hasOwnProperty="1" b="2">'),
      'broken_xml',
    ],
    ['tags that do not match', CAMT.replace('</Ntry>', '</Entry>'), 'broken_xml'],
    ['text behind the end', `${CAMT}<more/>`, 'broken_xml'],
    ['an encoding that we do not know', CAMT.replace('UTF-8', 'EBCDIC-US'), 'broken_xml'],
    ['no document', '<a xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"/>', 'not_a_statement'],
    ['a document without statements', '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"/>', 'empty'],
    [
      'one message in the other',
      `<a x="urn:iso:std:iso:20022:tech:xsd:camt.054.001.02">${CAMT.slice(CAMT.indexOf('<Document'))}</a>`,
      'unsupported_version',
    ],
  ])('%s', async (_, content, code) => {
    expect((await problemOf(content))?.code).toBe(code)
  })

  test('wherever it is cut', async () => {
    for (let end = 1; end < CAMT.trimEnd().length; end += 97) {
      expect(await problemOf(CAMT.slice(0, end)), `cut at ${end}`).not.toBeNull()
    }
  })
})

test('the five entities and numbers are read, and depth that a file needs', async () => {
  const content = withRemittance('&amp;&lt;&gt;&quot;&apos;&#233;&#xE9;<![CDATA[<&]]>')
  const [{ lines }] = await statementsIn(content)
  expect(lines[3].description).toMatch(/^&<>"'éé<& reizen/)
  expect(await problemOf(nested(40))).toBeNull()
})

test.each(['iso-8859-1', 'windows-1252'])('a file in %s is read', async (encoding) => {
  const text = withRemittance('één').replace('UTF-8', encoding)
  const [{ lines }] = await statementsIn(Buffer.from(text, 'latin1'), 100)
  expect(lines[3].description).toMatch(/^één reizen/)
})

describe('an MT940 of line ends', () => {
  const MT940 = fixture('mt940_ing.sta').toString()

  test.each(['\r', '\n', '\r\r\n'])('%j, millions of them in a field, is too large', async (end) => {
    const content = MT940.replace(/\r?\n:62F:/, `${end.repeat(1_000_000)}:62F:`)
    expect((await problemOf(content))?.code).toBe('too_large')
  })

  test.each(['\r', '\n', '\r\n', '\r\r\n'])('%j is read alike', async (end) => {
    const read = await statementsIn(MT940.replaceAll(/\r?\n/g, end))
    expect(read).toEqual(await statementsIn(MT940))
  })
})

test('a refused source is closed', async () => {
  let isClosed = false
  async function* source() {
    try {
      yield Buffer.from('Beste Fareback')
      yield Buffer.alloc(100_000)
    } finally {
      isClosed = true
    }
  }
  await expect(readStatements(source())).rejects.toThrow(StatementProblem)
  expect(isClosed).toBe(true)
})

test('an error of the source stays what it is', async () => {
  for (const name of FILES) {
    const broken = new Error('disk')
    async function* source() {
      yield fixture(name).subarray(0, -20)
      yield Buffer.alloc(70_000, ' ')
      throw broken
    }
    const read = async () => {
      const { parts } = await readStatements(source())
      while (!(await parts.next()).done);
    }
    await expect(read()).rejects.toSatisfy((error) => error === broken || error instanceof StatementProblem)
  }
})

function expectShape(statement: WholeStatement) {
  const day = /^\d{4}-\d\d-\d\d$/
  const { openingCents, closingCents } = statement
  // A number where a bank writes no IBAN.
  expect(statement.iban).toMatch(/^(?:[A-Z]{2}\d\d[A-Z0-9]+|(?:[A-Z]{4})?\d{5,18})$/)
  expect(statement.fromOn).toMatch(day)
  expect(statement.untilOn).toMatch(day)
  for (const cents of [openingCents, closingCents]) {
    expect(cents === null || Number.isSafeInteger(cents)).toBe(true)
  }
  for (const line of statement.lines) {
    expect(line.bookedOn).toMatch(day)
    expect(line.valueOn ?? line.bookedOn).toMatch(day)
    expect(line.position).toBeGreaterThan(0)
    expect(Object.is(line.amountCents, -0)).toBe(false)
    for (const cents of [line.amountCents, line.chargesCents]) {
      expect(Number.isSafeInteger(cents)).toBe(true)
    }
    expect(line.paymentsCount === null || Number.isSafeInteger(line.paymentsCount)).toBe(true)
    for (const text of [line.description, line.counterpartyName, line.endToEndId]) {
      expect((text ?? '').length).toBeLessThanOrEqual(1_000)
      expect(text ?? '').not.toMatch(/\p{Cc}/u)
      expect((text ?? '').isWellFormed()).toBe(true)
    }
  }
}

const mutation = fc.oneof(
  fc.record({
    at: fc.nat(),
    bytes: fc.uint8Array({ minLength: 1, maxLength: 4 }),
    drop: fc.nat(8),
  }),
  fc.record({
    at: fc.nat(),
    bytes: fc
      .constantFrom(
        '<',
        '>',
        '&',
        '"',
        ';',
        '\t',
        '\r\n',
        '-',
        '9'.repeat(30),
        '<Ntry>',
        '</Stmt>',
        '<!DOCTYPE',
        ']]>',
        'ë'
      )
      .map((text) => Buffer.from(text)),
    drop: fc.nat(40),
  })
)

function mutated(content: Buffer, { at, bytes, drop }: { at: number; bytes: Uint8Array; drop: number }) {
  const start = at % (content.length + 1)
  return Buffer.concat([content.subarray(0, start), bytes, content.subarray(start + drop)])
}

test.each(FILES)('200 damaged copies of %s are read or refused, and nothing else', async (name) => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(mutation, { minLength: 1, maxLength: 4 }),
      fc.constantFrom(13, 1_000, 100_000),
      async (mutations, size) => {
        try {
          const content = mutations.reduce(mutated, fixture(name))
          for (const statement of await statementsIn(content, size)) expectShape(statement)
        } catch (error) {
          if (!(error instanceof StatementProblem)) throw error
          expect(STATEMENT_PROBLEMS).toContain(error.code)
        }
      }
    ),
    { numRuns: 200 }
  )
})

describe('a large file', () => {
  const entry = entryXml('08', {
    amount: '1.00',
    transactions: [
      {
        amount: '1.00',
        endToEndId: 'PAY-3KD9-22MX',
        debtor: { name: 'S JANSEN', iban: 'NL14TRIO0002198873' },
        remittance: '<Ustrd>CLM-7F3K-92QD correctie</Ustrd>',
      },
    ],
  })
  const hundred = Buffer.from(entry.repeat(100))
  const [start, end] = oneEntry('08', {}).split(/<Ntry>[^]*<\/Ntry>/)
  const stop = statementXml('08', {}).match(/<\/Stmt>$/)![0]

  async function* entries(count: number, perStatement = Number.POSITIVE_INFINITY) {
    yield Buffer.from(start)
    const [, open] = start.split('</GrpHdr>')
    for (let n = 0; n < count; n += 100) {
      if (n > 0 && n % perStatement === 0) yield Buffer.from(stop + open)
      yield hundred
    }
    yield Buffer.from(end)
  }

  async function timeOf(count: number) {
    const before = process.cpuUsage()
    const { parts } = await readStatements(entries(count))
    let read = 0
    for await (const { lines } of parts) read += lines.length
    expect(read).toBe(count)
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1_000
  }

  test('of 40,000 entries takes ten times as long as one of 4,000', async () => {
    await timeOf(2_000)
    const [small, large] = [await timeOf(4_000), await timeOf(40_000)]
    expect(large).toBeLessThan(small * 25)
  }, 120_000)

  test('of many statements is read one statement at a time', async () => {
    let given = 0
    async function* counted() {
      for await (const piece of entries(20_000, 100)) {
        given++
        yield piece
      }
    }
    const { parts } = await readStatements(counted())
    await parts.next()
    expect(given).toBeLessThan(20)
    await parts.return(undefined)
  })

  test('stops reading when its reader stops', async () => {
    let isClosed = false
    async function* source() {
      try {
        yield* entries(5_000, 100)
      } finally {
        isClosed = true
      }
    }
    const { parts } = await readStatements(source())
    await parts.next()
    await parts.return(undefined)
    expect(isClosed).toBe(true)
  })
})
