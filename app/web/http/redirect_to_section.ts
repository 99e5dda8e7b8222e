import type { HttpContext } from '@adonisjs/core/http'
import { listState } from '#app/web/http/list_state'
import type { NoticeKey } from '#app/web/http/notify'
import type User from '#app/people/accounts/user'
import type { UserSection } from '#app/people/accounts/user_sections'

export function redirectToSection(ctx: HttpContext, user: User, section: UserSection, notice: NoticeKey) {
  ctx.notify(notice)
  return ctx.response.redirect().toRoute('admin.users.section', [user.publicId, section], { qs: listState(ctx) })
}
