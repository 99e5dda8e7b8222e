export const PARSE_OPTIONS = {
  parameterLimit: 1_000,
  depth: 5,
  arrayLimit: 20,
  // A search for "Jansen, Piet" is one value.
  comma: false,
  allowSparse: false,
} as const

export const STRINGIFY_OPTIONS = { arrayFormat: 'repeat' } as const
