/**
 * SQL: whether a row of `batch_rows`, by its alias, stands beside one that could not be read, between it and the next of its card. That
 * one may be the other tap of its journey. Files list rows in the order of time, or against it.
 */
export const besideUnread = (row: string) => `exists (
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

/** The same of a transaction, by its alias, in every file that has it: one in which it stands among rows that were read settles it. */
export const neverReadWhole = (transaction: string) => `not exists (
  select 1 from batch_rows r join batches file on file.id = r.batch_id
  where r.card_id = ${transaction}.card_id and r.fingerprint = ${transaction}.fingerprint
    and file.status in ('planned', 'importing', 'imported') and not ${besideUnread('r')}
)`
