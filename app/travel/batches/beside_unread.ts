import { execute } from '#app/platform/shared/execute'

/**
 * Marks each row of a batch that stands beside one that could not be read, between it and the next of its card: that one may be the
 * other tap of its journey. Files list rows in the order of time, or against it.
 */
export const markBesideUnread = (batchId: number) =>
  execute(
    `update batch_rows r set is_beside_unread = true from (
       select id, coalesce(lag(unread) over of_card, 0) as unread_before, coalesce(lead(unread) over of_card, all_unread) as unread_after
       from (
         select id, card_id, line,
           count(*) filter (where disposition = 'error') over (order by line) as unread,
           count(*) filter (where disposition = 'error') over () as all_unread
         from batch_rows where batch_id = ?
       ) counted
       window of_card as (partition by card_id order by line)
     ) placed
     where r.id = placed.id and r.disposition <> 'error' and placed.unread_after > placed.unread_before`,
    [batchId]
  )

/** SQL: a missed tap, by the aliases of its trip and its only transaction, that may be missed by us alone. */
export const isRowUnread = (trip: string, transaction: string) =>
  `(${trip}.irregularity in ('missed_check_out', 'missed_check_in') and ${neverReadWhole(transaction)})`

/** In every file that has the transaction: one in which it stands among rows that were read settles it. */
const neverReadWhole = (transaction: string) => `not exists (
  select 1 from batch_rows r join batches file on file.id = r.batch_id
  where r.card_id = ${transaction}.card_id and r.fingerprint = ${transaction}.fingerprint
    and file.status in ('planned', 'importing', 'imported') and not r.is_beside_unread
)`
