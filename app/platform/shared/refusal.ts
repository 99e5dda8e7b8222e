import { Exception } from '@adonisjs/core/exceptions'

/** Shown beside `field`, or as a notice (`form`). `key`: under `refusals`; an ISO `day` of `values` is written out. */
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
