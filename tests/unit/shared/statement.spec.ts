import { describe, expect, test } from 'vitest'
import { statementOf } from '#app/platform/shared/statement'

describe('a statement', () => {
  test('numbers what an array gives, in order', () => {
    expect(statementOf('select ?::text where a = ? and b = any(?)', ['x', 1, [2, 3]])).toEqual({
      text: 'select $1::text where a = $2 and b = any($3)',
      values: ['x', 1, [2, 3]],
    })
  })

  test('numbers what an object names, as often as it does; casts and times are no names', () => {
    const sql = "select cast(:id as bigint), to_char(at, 'HH24:MI'), :id::text, :from from t where a[1:2] = :from"
    const { text, values } = statementOf(sql, { id: 7, from: null })
    expect(text).toBe("select cast($1 as bigint), to_char(at, 'HH24:MI'), $2::text, $3 from t where a[1:2] = $4")
    expect(values).toEqual([7, 7, null, null])
  })

  test('is the same with and without an array where it names nothing', () => {
    expect(statementOf('select 1', [])).toEqual({ text: 'select 1', values: [] })
    expect(statementOf('select 1', {})).toEqual({ text: 'select 1', values: [] })
  })

  test.each([
    ['select ?', []],
    ['select 1', [1]],
    ['select ?', [undefined]],
    ['select :a', { a: undefined }],
  ])('throws where a value is missing or left over: %s', (sql, bindings) => {
    expect(() => statementOf(sql, bindings as never)).toThrow(sql)
  })
})
