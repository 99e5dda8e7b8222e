import type { HttpContext } from '@adonisjs/core/http'
import type { NoticeKey } from '#app/http/notify'
import type User from '#app/users/user'
import type { UserSection } from '#app/users/user_sections'

/** Back to the section where something was done, and to the list one came from, with a word that it was. */
export function toSection(ctx: HttpContext, user: User, section: UserSection, notice: NoticeKey) {
  ctx.notify(notice)
  return ctx.response
    .redirect()
    .toRoute('admin.users.section', [user.publicId, section], { qs: ctx.request.qs() })
}
