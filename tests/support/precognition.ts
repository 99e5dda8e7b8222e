/** As `laravel-precognition` sends it, without the key that a press has. */
export const PRECOGNITIVE = {
  accept: 'application/json',
  precognition: 'true',
  'idempotency-key': '',
}

export const only = (...fields: string[]) => ({
  ...PRECOGNITIVE,
  'precognition-validate-only': fields.join(),
})

export const marks = (headers: Headers) => ({
  precognition: headers.get('precognition'),
  success: headers.get('precognition-success'),
  vary: (headers.get('vary') ?? '').toLowerCase().split(/,\s*/).includes('precognition'),
  location: headers.get('location'),
})

/** The fields that an answer names. */
export const errorsIn = (body: string) => (body.startsWith('{') ? Object.keys(JSON.parse(body).errors ?? {}) : [])
