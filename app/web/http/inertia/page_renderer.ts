import { ServerRenderer } from '@adonisjs/inertia'
import type { InertiaConfig, PageObject } from '@adonisjs/inertia/types'
import type { Vite } from '@adonisjs/vite'
import type { HttpContext } from '@adonisjs/core/http'

/** Falls back to rendering in the browser; the adapter would answer 500. */
export class PageRenderer extends ServerRenderer {
  constructor(
    config: InertiaConfig,
    vite: Vite,
    private ctx: HttpContext
  ) {
    super(config, vite)
  }

  async render(page: PageObject<never>) {
    try {
      return await super.render(page)
    } catch (error) {
      this.ctx.logger.error({ err: error, page: page.component }, 'Page not made on the server')
      return { head: [], body: '' }
    }
  }
}
