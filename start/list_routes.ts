import type { HttpContext } from '@adonisjs/core/http'
import router from '@adonisjs/core/services/router'
import type { Columns } from '#app/platform/shared/column'
import type { List } from '#app/platform/lists/define_list'
import { sendExport } from '#app/web/http/list_export'
import { describedPage, savedViews } from '#app/web/http/list_page'
import { middleware } from '#start/kernel'

/** A list with its export, at `path`; `page` shows it with `StaffList`, which needs nothing but the list. */
export function listRoutes<C extends Columns, View extends string>(path: string, list: List<C, View>, page: string) {
  const name = path.replaceAll('-', '_')
  const show = (ctx: HttpContext) =>
    // Which props a page takes is known by the name of its controller only.
    ctx.inertia.render(
      page as never,
      {
        list: () => describedPage(ctx, list),
        savedViews: savedViews(ctx, list),
      } as never
    )

  router.get(path, show).as(`${name}.index`)
  router
    .get(`${path}/export`, (ctx: HttpContext) => sendExport(ctx, list))
    .as(`${name}.export`)
    .use(middleware.limit('download'))
}
