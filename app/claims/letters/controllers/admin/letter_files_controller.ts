import { readStored } from '#app/platform/shared/drive/stored_file'
import type { HttpContext } from '@adonisjs/core/http'
import { record } from '#app/messages/events/record'
import { Refusal } from '#app/platform/shared/refusal'
import Letter from '#app/claims/letters/letter'
import LetterPolicy from '#app/claims/letters/letter_policy'

const FILES = {
  letter: { key: 'letterKey', ending: 'pdf' },
  table: { key: 'tableKey', ending: 'csv' },
} as const

/** The bytes as they were sent; every download is audited, for they name people. */
export default class LetterFilesController {
  async show({ user, bouncer, params, response }: HttpContext) {
    await bouncer.with(LetterPolicy).authorize('view')
    const letter = await Letter.findByReferenceOrFail(params.letter_id)
    const file = FILES[params.file as keyof typeof FILES]
    const key = letter[file.key]
    if (!key) throw new Refusal('letter', 'letterNotReady')

    const bytes = await readStored(key)
    await record('letter.downloaded', letter.auditSubject, user, { file: params.file })
    return response.file(`${letter.reference}.${file.ending}`, bytes)
  }
}
