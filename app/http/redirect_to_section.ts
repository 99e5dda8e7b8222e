import type { HttpContext } from '@adonisjs/core/http'
import { listState } from '#app/http/list_state'
import type { NoticeKey } from '#app/http/notify'
import type User from '#app/users/user'
import type { UserSection } from '#app/users/user_sections'

export function redirectToSection(
  ctx: HttpContext,
  user: User,
  section: UserSection,
  notice: NoticeKey
) {
  ctx.notify(notice)
  return ctx.response
    .redirect()
    .toRoute('admin.users.section', [user.publicId, section], { qs: listState(ctx) })
}
