import { BaseTransformer } from '@adonisjs/core/transformers'
import type Batch from '#app/travel/batches/batch'

export default class BatchTransformer extends BaseTransformer<Batch> {
  toObject() {
    const batch = this.resource
    return {
      id: batch.publicId,
      fileName: batch.fileName,
      byteSize: batch.byteSize,
      format: batch.format,
      status: batch.status,
      isProcessing: batch.isProcessing,
      progress: batch.progress,
      problem: batch.problem,
      question: batch.question,
      groupId: batch.groupId,
      rowsRead: batch.rowsRead,
      periodFrom: batch.periodFrom?.toISO() ?? null,
      periodTo: batch.periodTo?.toISO() ?? null,
      uploadedAt: batch.uploadedAt.toISO()!,
      importedAt: batch.importedAt?.toISO() ?? null,
      undoneAt: batch.undoneAt?.toISO() ?? null,
      counts: batch.plan.counts ?? null,
      cardsCount: batch.plan.cardsCount ?? 0,
      last4: batch.plan.last4 ?? null,
      travelCents: batch.plan.travelCents ?? 0,
      estimate: batch.plan.estimate ?? null,
      onlyCheckOuts: batch.plan.onlyCheckOuts ?? false,
      cardNumberWarnings: batch.plan.warnings?.cardNumberCheckDigit ?? 0,
    }
  }
}
