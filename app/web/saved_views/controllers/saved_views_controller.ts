import { errors, type HttpContext } from '@adonisjs/core/http'
import { changeSavedView } from '#app/web/saved_views/actions/change_saved_view'
import { createSavedView } from '#app/web/saved_views/actions/create_saved_view'
import { deleteSavedView } from '#app/web/saved_views/actions/delete_saved_view'
import SavedView from '#app/web/saved_views/saved_view'
import SavedViewPolicy from '#app/web/saved_views/saved_view_policy'
import { newSavedViewValidator, savedViewValidator } from '#app/web/saved_views/validators'
import { Refusal } from '#app/platform/shared/refusal'
import { lists } from '#start/lists'

export default class SavedViewsController {
  async store({ user, bouncer, notify, request, response }: HttpContext) {
    const { list: name, ...form } = await request.validateUsing(newSavedViewValidator)
    const list = lists.find((known) => known.name === name)
    if (!list) throw new Refusal('list', 'unknownList')
    await bouncer.with(SavedViewPolicy).authorize('create', list)
    await createSavedView(user, list, form)

    notify('viewSaved')
    return response.redirect().withQs().back()
  }

  async update({ user, notify, params, request, response }: HttpContext) {
    const view = await SavedView.ownedBy(user).where('public_id', params.id).firstOrFail()
    await changeSavedView(user, view, await request.validateUsing(savedViewValidator))

    notify('viewSaved')
    return response.redirect().withQs().back()
  }

  async destroy({ user, bouncer, notify, params, response }: HttpContext) {
    const view = await SavedView.query().where({ tenant_id: user.tenantId, public_id: params.id }).firstOrFail()
    // One that is not theirs to see is not found.
    if (await bouncer.with(SavedViewPolicy).denies('delete', view)) {
      throw new errors.E_ROUTE_NOT_FOUND(['DELETE', 'saved-views'])
    }
    await deleteSavedView(view, user)

    notify('viewDeleted')
    return response.redirect().withQs().back()
  }
}
