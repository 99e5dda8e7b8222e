/** A stored number as people write it: `+31612345678` is `06 1234 5678`. */
export function writtenPhone(phone: string | null) {
  const dutch = phone && /^\+31(\d)(\d{4})(\d{4})$/.exec(phone)
  if (!dutch) return phone
  const [, first, middle, last] = dutch
  return first === '6' ? `06 ${middle} ${last}` : `0${first}${middle}${last}`
}
