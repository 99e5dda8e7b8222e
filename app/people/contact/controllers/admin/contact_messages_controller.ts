import type { HttpContext } from '@adonisjs/core/http'
import { answerMessage } from '#app/people/contact/actions/answer_message'
import { closeMessage } from '#app/people/contact/actions/close_message'
import ContactMessage from '#app/people/contact/contact_message'
import { contactMessageList } from '#app/people/contact/contact_message_list'
import ContactMessageTransformer from '#app/people/contact/transformers/contact_message_transformer'
import { contactAnswerValidator } from '#app/people/contact/validators'
import { sendExport } from '#app/web/http/list_export'
import { listPage, savedViews } from '#app/web/http/list_page'
import { parseListState } from '#app/web/http/list_state'

export default class ContactMessagesController {
  async index(ctx: HttpContext) {
    return ctx.inertia.render('Admin/ContactMessages/Index', {
      list: () => listPage(ctx, contactMessageList),
      savedViews: savedViews(ctx, contactMessageList),
    })
  }

  async export(ctx: HttpContext) {
    return sendExport(ctx, contactMessageList)
  }

  async show(ctx: HttpContext) {
    const { inertia, params } = ctx
    const from = await parseListState(ctx, contactMessageList)
    const message = await ContactMessage.findByReferenceOrFail(params.id)

    return inertia.render('Admin/ContactMessages/Show', {
      message: ContactMessageTransformer.transform(message),
      neighbours: () => contactMessageList.neighbours(message.reference, from),
      filter: from.address,
    })
  }

  async answer({ user, notify, params, request, response }: HttpContext) {
    const message = await ContactMessage.findByOrFail('reference', params.message_id)
    const { answer } = await request.validateUsing(contactAnswerValidator)
    await answerMessage(message, answer, user)

    notify('messageAnswered')
    return response.redirect().toRoute('admin.contact_messages.show', [message.reference])
  }

  async close({ user, notify, params, response }: HttpContext) {
    const message = await ContactMessage.findByOrFail('reference', params.message_id)
    await closeMessage(message, user)

    notify('messageClosed')
    return response.redirect().toRoute('admin.contact_messages.show', [message.reference])
  }
}
