/** `at` is ISO 8601. */
export type AttachedFile = {
  /** A public id. */
  id: string
  name: string
  bytes: number
  at: string
  by: string
  /** It came as the answer to a whole letter. */
  isOfLetter: boolean
}

/** As an array of `AttachedFile` in JSON, oldest first; `where` is about `a`. */
const attachmentsSql = (where: string) => `(
  select coalesce(json_agg(json_build_object('id', a.public_id, 'name', a.name, 'bytes', a.size, 'at', a.created_at,
    'by', u.first_name || ' ' || u.last_name, 'isOfLetter', a.submission_id is not null) order by a.id), '[]')
  from attachments a join users u on u.id = a.created_by_id where ${where})`

/** Of a claim, with those of the letters that it was in. */
export const attachmentsOfClaimSql = (claim: string) =>
  attachmentsSql(`a.claim_id = ${claim}.id or a.submission_id in (${claim}.submission_id, ${claim}.objection_id)`)

export const attachmentsOfSubmissionSql = (submission: string) => attachmentsSql(`a.submission_id = ${submission}.id`)
