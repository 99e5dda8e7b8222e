import type { HttpContext } from '@adonisjs/core/http'
import { changeSavedView } from '#app/saved_views/actions/change_saved_view'
import { createSavedView } from '#app/saved_views/actions/create_saved_view'
import SavedView from '#app/saved_views/saved_view'
import { newSavedViewValidator, savedViewValidator } from '#app/saved_views/validators'

export default class SavedViewsController {
  async store({ auth, notify, request, response }: HttpContext) {
    await createSavedView(auth.user!, await request.validateUsing(newSavedViewValidator))

    notify('viewSaved')
    return response.redirect('back', true)
  }

  async update({ auth, notify, params, request, response }: HttpContext) {
    const view = await SavedView.ownedBy(auth.user!).where('public_id', params.id).firstOrFail()
    await changeSavedView(auth.user!, view, await request.validateUsing(savedViewValidator))

    notify('viewSaved')
    return response.redirect('back', true)
  }

  async destroy({ auth, notify, params, response }: HttpContext) {
    const view = await SavedView.ownedBy(auth.user!).where('public_id', params.id).firstOrFail()
    await view.delete()

    notify('viewDeleted')
    return response.redirect('back', true)
  }
}
