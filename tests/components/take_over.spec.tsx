import { act, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import takeOver from '~/takeOver'

const pressed = vi.fn()

function Fields() {
  const [text, setText] = useState('')
  const [isTicked, setTicked] = useState(false)
  const [colour, setColour] = useState('red')
  const [size, setSize] = useState('s')
  const [notes, setNotes] = useState('')

  return (
    <form>
      <input name="text" value={text} onChange={(event) => setText(event.target.value)} />
      <textarea name="notes" value={notes} onChange={(event) => setNotes(event.target.value)} />
      <input name="tick" type="checkbox" checked={isTicked} onChange={(event) => setTicked(event.target.checked)} />
      {['red', 'blue'].map((one) => (
        <input
          key={one}
          name="colour"
          type="radio"
          value={one}
          checked={colour === one}
          onChange={() => setColour(one)}
        />
      ))}
      <select name="size" value={size} onChange={(event) => setSize(event.target.value)}>
        <option value="s">S</option>
        <option value="m">M</option>
      </select>
      <button type="button" onClick={() => pressed({ text, notes, isTicked, colour, size })}>
        Send
      </button>
    </form>
  )
}

/** A page as the server makes it, and as it is when the program has come; it sets the fields back before it hears of them. */
async function comeAlive(touch: (page: HTMLElement) => Partial<Touched>) {
  const page = document.createElement('div')
  page.innerHTML = renderToString(<Fields />)
  document.body.append(page)
  window.touched = { fields: new Map<Field, string | boolean>(), ...touch(page) }
  await act(async () => void hydrateRoot(page, <Fields />))
  await act(async () => {
    takeOver()
    await new Promise(requestAnimationFrame)
  })
  return page
}

afterEach(() => {
  pressed.mockReset()
  delete window.touched
  document.body.innerHTML = ''
})

const field = <T extends HTMLElement>(page: HTMLElement, query: string) => page.querySelector<T>(query)!

test('what was typed, ticked and chosen before the program came is in its fields', async () => {
  await comeAlive((page) => ({
    fields: new Map<Field, string | boolean>([
      [field(page, '[name=text]'), 'Noor'],
      [field(page, '[name=notes]'), 'Window seat'],
      [field(page, '[name=tick]'), true],
      [field(page, '[value=red]'), false],
      [field(page, '[value=blue]'), true],
      [field(page, 'select'), 'm'],
    ]),
    button: field(page, 'button'),
  }))
  expect(pressed.mock.calls).toEqual([
    [{ text: 'Noor', notes: 'Window seat', isTicked: true, colour: 'blue', size: 'm' }],
  ])
})

test('a button that answers to the mouse going down is pressed as well', async () => {
  const down = vi.fn()
  const Eye = () => (
    <button type="button" onMouseDown={down}>
      Show
    </button>
  )
  const page = document.createElement('div')
  page.innerHTML = renderToString(<Eye />)
  document.body.append(page)
  window.touched = { fields: new Map(), button: field(page, 'button') }
  await act(async () => void hydrateRoot(page, <Eye />))
  await act(async () => {
    takeOver()
    await new Promise(requestAnimationFrame)
  })
  expect(down).toHaveBeenCalledOnce()
})

test('what still stands in a field reaches the program too', async () => {
  const page = await comeAlive((made) => {
    field<HTMLInputElement>(made, '[name=text]').value = 'Noor'
    field<HTMLInputElement>(made, '[name=tick]').checked = true
    return {
      fields: new Map<Field, string | boolean>([
        [field(made, '[name=text]'), 'Noor'],
        [field(made, '[name=tick]'), true],
      ]),
    }
  })
  expect(pressed).not.toHaveBeenCalled()
  await act(async () => field(page, 'button').click())
  expect(pressed.mock.calls[0][0]).toMatchObject({ text: 'Noor', isTicked: true, colour: 'red' })
})
