import { useState } from 'react'

/** Which fields someone has left: only then do we say what is wrong, never while they are typing. */
export function useLeft<Field extends string>() {
  const [left, setLeft] = useState<readonly Field[]>([])

  return {
    has: (field: Field) => left.includes(field),
    add: (...fields: Field[]) => setLeft((now) => [...now, ...fields]),
    remove: (field: Field) => setLeft((now) => now.filter((one) => one !== field)),
  }
}
