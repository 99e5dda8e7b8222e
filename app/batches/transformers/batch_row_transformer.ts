import { BaseTransformer } from '@adonisjs/core/transformers'
import type { BatchRow } from '#app/batches/batch_row_list'

export default class BatchRowTransformer extends BaseTransformer<BatchRow> {
  toObject() {
    const { at, endAt, ...row } = this.resource
    return {
      ...row,
      at: at?.toISOString() ?? null,
      endAt: endAt?.toISOString() ?? null,
    }
  }
}
