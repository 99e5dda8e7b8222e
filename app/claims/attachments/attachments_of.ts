/** `at` is ISO 8601. */
export type AttachedFile = {
  id: string
  name: string
  bytes: number
  at: string
  by: string
  isOfLetter: boolean
}

/** As an array of `AttachedFile` in JSON, oldest first; `where` is about `a`. */
const attachmentsSql = (where: string) => `(
  select coalesce(json_agg(json_build_object('id', a.public_id, 'name', a.name, 'bytes', a.size, 'at', a.created_at,
    'by', u.first_name || ' ' || u.last_name, 'isOfLetter', a.letter_id is not null) order by a.id), '[]')
  from attachments a join users u on u.id = a.created_by_id where ${where})`

export const attachmentsOfClaimSql = (claim: string) =>
  attachmentsSql(`a.claim_id = ${claim}.id
    or a.letter_id in (select letter_id from letter_claims where claim_id = ${claim}.id and outcome is distinct from 'taken_out')`)

export const attachmentsOfLetterSql = (letter: string) => attachmentsSql(`a.letter_id = ${letter}.id`)
