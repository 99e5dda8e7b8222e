export type FileRecord = {
  line: number
  fields: string[]
  /** The quotes in this line do not pair up; the fields are only a guess. */
  isBroken: boolean
}

const QUOTE = 34
const LINE_FEED = 10
const CARRIAGE_RETURN = 13
const MAX_RECORD_LENGTH = 64 * 1024

export async function* recordsOf(texts: AsyncIterable<string>, separator: string): AsyncGenerator<FileRecord[]> {
  const split = recordSplitter(separator)
  for await (const text of texts) yield split(text, false)
  yield split('', true)
}

/** An unclosed quote breaks its own line alone; reading goes on at the next. */
export function recordSplitter(separator: string) {
  const separatorCode = separator.charCodeAt(0)
  let rest = ''
  let line = 1
  let width: number | null = null
  let isSkipping = false

  let input = ''
  let isLast = false
  let end = 0

  return function split(text: string, isLastText: boolean): FileRecord[] {
    const records: FileRecord[] = []
    input = rest + text
    isLast = isLastText
    let start = isSkipping ? restOfLine(0) : 0

    while (start !== -1 && start < input.length) {
      // A blank line is no record: a file of nothing else would be millions of them.
      if (isLineEnd(start)) {
        if (!isEndOfLine(start)) break
        start = behindLineEnd(start)
        line++
        continue
      }
      const fields = fieldsFrom(start)
      const record = fields === 'broken' ? brokenLine(start) : fields
      if (record === 'incomplete') break

      records.push({ line, fields: record, isBroken: fields === 'broken' })
      line += linesWithin(record, fields === 'broken')
      if (width === null && record.length > 1) width = record.length
      start = end
      if (isSkipping) start = restOfLine(start)
    }

    rest = start === -1 ? '' : input.slice(start)
    return records
  }

  function fieldsFrom(start: number): string[] | 'incomplete' | 'broken' {
    const fields: string[] = []
    const isTooLong = input.length - start > MAX_RECORD_LENGTH
    let hasLineInside = false
    let at = start

    for (;;) {
      if (input.charCodeAt(at) === QUOTE) {
        const close = closingQuote(at)
        // The quote at the very end of this piece may be half of a doubled one.
        const isOpen = close === -1 || (close + 1 === input.length && !isLast)
        if (isOpen) return isLast || isTooLong ? 'broken' : 'incomplete'

        const value = input.slice(at + 1, close)
        fields.push(value.includes('"') ? value.replaceAll('""', '"') : value)
        hasLineInside ||= value.includes('\n') || value.includes('\r')
        at = close + 1
      } else {
        const close = endOfPlain(at)
        fields.push(input.slice(at, close))
        at = close
      }

      if (input.charCodeAt(at) === separatorCode) {
        at++
        continue
      }
      if (!isEndOfLine(at)) {
        const isAtEnd = at >= input.length || isLineEnd(at)
        return isAtEnd && !isTooLong ? 'incomplete' : 'broken'
      }

      end = behindLineEnd(at)
      const isSuspect = at - start > MAX_RECORD_LENGTH || (hasLineInside && holdsOtherLines(fields))
      return isSuspect ? 'broken' : fields
    }
  }

  function closingQuote(open: number) {
    let close = input.indexOf('"', open + 1)
    while (close !== -1 && input.charCodeAt(close + 1) === QUOTE) {
      close = input.indexOf('"', close + 2)
    }
    return close
  }

  function endOfPlain(start: number) {
    let at = start
    while (at < input.length && input.charCodeAt(at) !== separatorCode && !isLineEnd(at)) at++
    return at
  }

  /** Between two stray quotes lie whole lines: a field with line breaks and as many separators. */
  function holdsOtherLines(fields: string[]) {
    if (width === null) return false
    if (fields.length !== width) return true
    const separators = width - 1
    return fields.some((field) => /[\r\n]/.test(field) && field.split(separator).length > separators)
  }

  function brokenLine(start: number): string[] | 'incomplete' {
    let at = start
    while (at < input.length && at - start <= MAX_RECORD_LENGTH && !isLineEnd(at)) at++
    const isWhole = at < input.length ? isEndOfLine(at) : isLast
    if (!isWhole && at - start <= MAX_RECORD_LENGTH) return 'incomplete'

    isSkipping = !isWhole
    end = isWhole ? behindLineEnd(at) : at
    return input.slice(start, at).split(separator)
  }

  function restOfLine(start: number): number {
    let at = start
    while (at < input.length && !isLineEnd(at)) at++
    if (at === input.length || !isEndOfLine(at)) return -1

    isSkipping = false
    return behindLineEnd(at)
  }

  function isLineEnd(at: number) {
    const code = input.charCodeAt(at)
    return code === LINE_FEED || code === CARRIAGE_RETURN
  }

  /** False while undecided: the next piece may begin with the rest of the field or of CRLF. */
  function isEndOfLine(at: number) {
    if (at >= input.length) return isLast
    const code = input.charCodeAt(at)
    if (code === LINE_FEED) return true
    return code === CARRIAGE_RETURN && (at + 1 < input.length || isLast)
  }

  function behindLineEnd(at: number) {
    if (at >= input.length) return input.length
    const isPair = input.charCodeAt(at) === CARRIAGE_RETURN && input.charCodeAt(at + 1) === LINE_FEED
    return at + (isPair ? 2 : 1)
  }
}

function linesWithin(fields: string[], isBroken: boolean) {
  let lines = 1
  if (isBroken) return lines
  for (const field of fields) {
    if (field.includes('\n')) lines += field.split('\n').length - 1
  }
  return lines
}
