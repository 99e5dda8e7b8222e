/**
 * SQL: whether a row of `batch_rows`, by its alias, stands beside one that could not be read, between it and the next of its card. That
 * one may be the other tap of its journey. Files list rows in the order of time, or against it.
 */
const besideUnread = (row: string) => `exists (
  select 1 from batch_rows unread where unread.batch_id = ${row}.batch_id and unread.disposition = 'error'
    and unread.line > coalesce((
      select max(before.line) from batch_rows before
      where before.batch_id = ${row}.batch_id and before.card_id = ${row}.card_id and before.line < ${row}.line
    ), 0)
    and unread.line < coalesce((
      select min(after.line) from batch_rows after
      where after.batch_id = ${row}.batch_id and after.card_id = ${row}.card_id and after.line > ${row}.line
    ), 2147483647)
)`

/**
 * SQL: the rows of these batches for which that holds, in one pass over all of them: row by row, a file with thousands of unread ones takes many
 * minutes.
 */
export const rowsBesideUnreadSql = `(
  select id from (
    select id, disposition, coalesce(lag(unread) over of_card, 0) as unread_before, coalesce(lead(unread) over of_card, all_unread) as unread_after
    from (
      select id, batch_id, card_id, line, disposition,
        count(*) filter (where disposition = 'error') over (partition by batch_id order by line) as unread,
        count(*) filter (where disposition = 'error') over (partition by batch_id) as all_unread
      from batch_rows where batch_id = any(?)
    ) counted
    window of_card as (partition by batch_id, card_id order by line)
  ) placed where disposition = 'create' and unread_after > unread_before
)`

/** SQL: a missed tap, by the aliases of its trip and its only transaction, that may be missed by us alone. */
export const isRowUnread = (trip: string, transaction: string) =>
  `(${trip}.irregularity in ('missed_check_out', 'missed_check_in') and ${neverReadWhole(transaction)})`

/** In every file that has the transaction: one in which it stands among rows that were read settles it. */
const neverReadWhole = (transaction: string) => `not exists (
  select 1 from batch_rows r join batches file on file.id = r.batch_id
  where r.card_id = ${transaction}.card_id and r.fingerprint = ${transaction}.fingerprint
    and file.status in ('planned', 'importing', 'imported') and not ${besideUnread('r')}
)`
