import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import fc from 'fast-check'
import { useState } from 'react'
import { describe, expect, test } from 'vitest'
import { GroupedInput } from '~/ui/GroupedInput'
import { CODE_IN_FOURS, DIGITS_IN_FOURS, grouped, type Grouping, retyped } from '~/ui/grouping'
import { show } from '../render'

function Field({ grouping }: { grouping: Grouping }) {
  const [value, setValue] = useState('')
  return <GroupedInput label="Number" grouping={grouping} value={value} onChange={setValue} />
}

const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Number' })

describe('a long number', () => {
  test('falls into groups of four while it is typed', async () => {
    show(<Field grouping={DIGITS_IN_FOURS} />)
    await userEvent.type(input(), '35280200')
    expect(input().value).toBe('3528 0200')
    await userEvent.type(input(), '0')
    expect(input().value).toBe('3528 0200 0')
  })

  test.each(['3528 0200 0000 0021', '3528.0200.0000.0021', '3528-0200-0000-0021', ' 3528020000000021\n'])(
    'may be pasted as “%s”',
    async (pasted) => {
      show(<Field grouping={DIGITS_IN_FOURS} />)
      await userEvent.click(input())
      await userEvent.paste(pasted)
      expect(input().value).toBe('3528 0200 0000 0021')
    }
  )

  test('keeps letters out of digits, and writes a code in capitals', async () => {
    show(<Field grouping={DIGITS_IN_FOURS} />)
    await userEvent.type(input(), '35a28')
    expect(input().value).toBe('3528')
  })

  test('of letters is written in capitals', async () => {
    show(<Field grouping={CODE_IN_FOURS} />)
    await userEvent.type(input(), 'nl91abna0417')
    expect(input().value).toBe('NL91 ABNA 0417')
  })

  test('takes a digit in the middle and leaves the caret behind it', async () => {
    show(<Field grouping={DIGITS_IN_FOURS} />)
    await userEvent.type(input(), '35200')
    await userEvent.type(input(), '8', { initialSelectionStart: 3, initialSelectionEnd: 3 })
    expect(input().value).toBe('3528 00')
    expect(input().selectionStart).toBe(4)
  })

  test('stays where it is when a letter is typed in the middle', async () => {
    show(<Field grouping={DIGITS_IN_FOURS} />)
    await userEvent.type(input(), '35280200')
    await userEvent.type(input(), 'x', { initialSelectionStart: 2, initialSelectionEnd: 2 })
    expect([input().value, input().selectionStart]).toEqual(['3528 0200', 2])
  })

  test('gives way before and behind a gap', async () => {
    show(<Field grouping={DIGITS_IN_FOURS} />)
    await userEvent.type(input(), '35280200')
    await userEvent.type(input(), '{Backspace}', {
      initialSelectionStart: 5,
      initialSelectionEnd: 5,
    })
    expect([input().value, input().selectionStart]).toEqual(['3520 200', 3])
  })
})

describe('whatever is typed', () => {
  const digits = fc.stringMatching(/^\d{0,24}$/)

  test('leaves the same digits, in groups, and a caret behind as many of them', () => {
    fc.assert(
      fc.property(digits, digits, digits, (before, typed, after) => {
        const held = grouped(before + after, DIGITS_IN_FOURS)
        const text = `${before} ${typed}${after}`
        const next = retyped(held, text, before.length + 1 + typed.length, DIGITS_IN_FOURS)
        const left = next.value.slice(0, next.caret).replaceAll(' ', '')
        expect(next.value.replaceAll(' ', '')).toBe(before + typed + after)
        expect(left).toBe(before + typed)
      })
    )
  })

  test('a gap taken away takes one digit along, before it or behind it', () => {
    expect(retyped('3528 0200', '35280200', 4, DIGITS_IN_FOURS)).toEqual({ value: '3520 200', caret: 3 })
    expect(retyped('3528 0200', '35280200', 4, DIGITS_IN_FOURS, true)).toEqual({ value: '3528 200', caret: 4 })
  })
})
