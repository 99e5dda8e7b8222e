import { onceAlive } from '~/onceAlive'

/**
 * What people did on a page that the server made, before the program stood: what they typed, ticked and chose reaches the fields
 * of the program, and the button that they pressed last is pressed for them. The page keeps both meanwhile
 * (`resources/views/inertia_layout.edge`), as React may set a field back before it knows.
 */
export default function takeOver() {
  onceAlive(() => {
    document.documentElement.dataset.live = ''
    const { fields = new Map<Field, string>(), button } = window.touched ?? {}
    for (const [field, value] of fields) if (field.isConnected) tell(field, value)
    // Once the fields have what was typed.
    if (button) requestAnimationFrame(() => press(button))
  })
}

function press(button: HTMLElement) {
  // What shows a password listens to the first of them.
  for (const type of ['mousedown', 'mouseup']) fire(button, type)
  button.click()
}

function tell(field: Field, value: string | boolean) {
  if (field instanceof HTMLInputElement && typeof value === 'boolean') {
    // Of two radio buttons the one that was chosen tells of the other.
    if (field.type === 'radio' && !value) return
    field.checked = !value
    field.click()
  } else if (field.type === 'file') {
    fire(field, 'change')
  } else {
    // Past the setter by which React learns what a field holds: it passes over an event that tells it nothing new.
    field.value = ''
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!.set!.call(field, value)
    fire(field, field instanceof HTMLSelectElement ? 'change' : 'input')
  }
}

const fire = (element: Element, type: string) => element.dispatchEvent(new Event(type, { bubbles: true }))
