import { Exception } from '@adonisjs/core/exceptions'

/**
 * An expected no: one sentence for one field. The exception handler shows it where a validation error would
 * stand, or as a notice when its field is `form`: what has no field on the page. `key` is one of the catalogs
 * under `refusals`, `values` fills its gaps.
 */
export class Refusal extends Exception {
  static status = 422
  static code = 'E_REFUSED'

  constructor(
    readonly field: string,
    readonly key: string,
    readonly values: Record<string, string | number> = {}
  ) {
    super(key)
  }
}
