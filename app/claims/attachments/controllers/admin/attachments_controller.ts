import { readStored } from '#app/platform/shared/drive/stored_file'
import type { HttpContext } from '@adonisjs/core/http'
import { attachFile } from '#app/claims/attachments/actions/attach_file'
import Attachment from '#app/claims/attachments/attachment'
import { attachmentValidator } from '#app/claims/attachments/validators'
import { record } from '#app/messages/events/record'
import Claim from '#app/claims/claims/claim'
import ClaimPolicy from '#app/claims/claims/claim_policy'
import { listState } from '#app/web/http/list_state'
import Letter from '#app/claims/letters/letter'

/** For staff alone. Every download is audited. */
export default class AttachmentsController {
  async storeOfClaim(ctx: HttpContext) {
    const claim = await Claim.findByReferenceOrFail(ctx.params.claim_id)
    await ctx.bouncer.with(ClaimPolicy).authorize('recordDecision', claim)
    await attachFile({ claimId: claim.id }, claim.auditSubject, await uploadIn(ctx), ctx.user)

    ctx.notify('fileAttached')
    return ctx.response.redirect().toRoute('admin.claims.show', [claim.reference], { qs: listState(ctx) })
  }

  async storeOfLetter(ctx: HttpContext) {
    await ctx.bouncer.with(ClaimPolicy).authorize('workOnClaims')
    const letter = await Letter.findByReferenceOrFail(ctx.params.letter_id)
    await attachFile({ letterId: letter.id }, letter.auditSubject, await uploadIn(ctx), ctx.user)

    ctx.notify('fileAttached')
    return ctx.response.redirect().toRoute('admin.letters.show', [letter.reference])
  }

  async show({ user, bouncer, params, response }: HttpContext) {
    await bouncer.with(ClaimPolicy).authorize('workOnClaims')
    const attachment = await Attachment.findByOrFail('publicId', params.id)
    const bytes = await readStored(attachment.key)
    const subject = { type: 'attachment', id: attachment.id, tenantId: null }
    await record('attachment.downloaded', subject, user)
    // Never shown in the page: a mail or an image from outside stays a file.
    return response.file(attachment.name, bytes, { type: 'application/octet-stream' })
  }
}

async function uploadIn({ request }: HttpContext) {
  const { file } = await request.validateUsing(attachmentValidator)
  return { path: file.tmpPath!, name: file.clientName, size: file.size }
}
