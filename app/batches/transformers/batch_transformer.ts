import { BaseTransformer } from '@adonisjs/core/transformers'
import type Batch from '#app/batches/batch'
import type { Disposition } from '#app/batches/batch_plan'

/** A batch as its uploader sees it; cards by their last four digits. */
export default class BatchTransformer extends BaseTransformer<Batch> {
  toObject() {
    const batch = this.resource
    return {
      id: batch.publicId,
      fileName: batch.fileName,
      byteSize: batch.byteSize,
      format: batch.format,
      status: batch.status as string,
      isMoving: batch.isMoving,
      progress: batch.progress,
      problem: batch.problem,
      rowsRead: batch.rowsRead,
      periodFrom: batch.periodFrom?.toISO() ?? null,
      periodTo: batch.periodTo?.toISO() ?? null,
      uploadedAt: batch.uploadedAt.toISO()!,
      importedAt: batch.importedAt?.toISO() ?? null,
      undoneAt: batch.undoneAt?.toISO() ?? null,
      counts: (batch.plan.counts ?? null) as Record<Disposition, number> | null,
      travelCents: batch.plan.travelCents ?? 0,
      onlyCheckOuts: batch.plan.onlyCheckOuts ?? false,
      cardNumberWarnings: batch.plan.warnings?.cardNumberCheckDigit ?? 0,
      cards: (batch.plan.cards ?? []).map((card) => ({
        last4: card.last4,
        kind: card.kind as string,
        isNew: card.cardId === null,
        rows: card.rows,
      })),
    }
  }
}
