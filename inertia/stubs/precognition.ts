/**
 * In place of `laravel-precognition`, which Inertia's forms would bring along for validating while one types. Our server
 * does not answer that, and our forms check such fields themselves.
 */
const refuse = () => {
  throw new Error('The server does not validate while one types')
}

export const createValidator = refuse
export const client = { use: refuse, axios: refuse }
export const resolveName = (field: string) => field
export const toSimpleValidationErrors = (errors: unknown) => errors
