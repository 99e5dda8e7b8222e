import drive from '@adonisjs/drive/services/main'
import type { HttpContext } from '@adonisjs/core/http'
import { audit } from '#app/platform/audit/audit'
import { Refusal } from '#app/platform/shared/refusal'
import Submission from '#app/claims/letters/submission'
import SubmissionPolicy from '#app/claims/letters/submission_policy'

const FILES = {
  letter: { key: 'letterKey', ending: 'pdf' },
  table: { key: 'tableKey', ending: 'csv' },
} as const

/** The bytes as they were sent; every download is audited, for they name people. */
export default class SubmissionFilesController {
  async show({ user, bouncer, params, response }: HttpContext) {
    await bouncer.with(SubmissionPolicy).authorize('view')
    const submission = await Submission.findByReferenceOrFail(params.submission_id)
    const file = FILES[params.file as keyof typeof FILES]
    const key = submission[file.key]
    if (!key) throw new Refusal('submission', 'letterNotReady')

    const bytes = await drive.use().getBytes(key)
    await audit('submission.downloaded', submission.auditSubject, user, { file: params.file })
    return response.file(`${submission.reference}.${file.ending}`, bytes)
  }
}
