/**
 * In place of `laravel-precognition`, which Inertia's forms would bring along for validating while one types: with a client of its
 * own and most of a library. Our server answers it, but our forms ask through `<Precognition />`.
 */
const refuse = () => {
  throw new Error('Ask through `<Precognition />`')
}

export const createValidator = refuse
export const client = { use: refuse, axios: refuse }
export const resolveName = (field: string) => field
export const toSimpleValidationErrors = (errors: unknown) => errors
