import type { HttpContext } from '@adonisjs/core/http'
import { Inertia as BaseInertia } from '@adonisjs/inertia'
import type {
  AsPageProps,
  ComponentProps,
  InertiaConfig,
  InertiaPages,
  PageObject,
  SharedProps,
} from '@adonisjs/inertia/types'
import type { Vite } from '@adonisjs/vite'
import { pageExists, PageNotFound } from '#app/web/http/inertia/page_registry'
import { SERVER_RENDERED } from '#app/web/pages/server_rendered'
import { PageRenderer } from '#app/web/http/inertia/page_renderer'
import { pickPartialProps, rootKey } from '#app/web/http/inertia/partial_props'

type Props<Page extends keyof InertiaPages> = InertiaPages[Page] extends ComponentProps
  ? AsPageProps<Omit<InertiaPages[Page], keyof SharedProps>>
  : never

const CLEARS_HISTORY = 'clears_history'

const PRIVATE = /^(User|Tenant|Admin)\//

let version: string | undefined

export class Inertia extends BaseInertia<InertiaPages> {
  #vite: Vite

  constructor(ctx: HttpContext, config: InertiaConfig, vite: Vite) {
    super(ctx, config, vite, new PageRenderer(config, vite, ctx))
    this.#vite = vite
  }

  /** The adapter matches whole prop names only. */
  override requestInfo(reCompute?: boolean) {
    const info = super.requestInfo(reCompute)
    return {
      ...info,
      onlyProps: info.onlyProps?.map(rootKey),
      exceptProps: info.exceptProps?.filter((path) => !path.includes('.')),
    }
  }

  override async page<Page extends keyof InertiaPages & string>(name: Page, props: Props<Page>) {
    if (!pageExists(name, this.#vite)) throw new PageNotFound(name)
    this.#markPrivate(name)

    const page: PageObject<InertiaPages[Page], Page> = await super.page(name, props)
    const { partialComponent, onlyProps = [], exceptProps = [] } = super.requestInfo()
    if (partialComponent !== name) return page
    return {
      ...page,
      props: pickPartialProps(page.props, onlyProps, exceptProps) as typeof page.props,
    }
  }

  /** Renders as text: the adapter's answer would be checked for circular and unusual values. */
  override async render<Page extends keyof InertiaPages & string>(
    name: Page,
    props: Props<Page>,
    viewProps?: Record<string, unknown>
  ) {
    const page = await super.render(name, props, viewProps)
    if (typeof page === 'string') return page
    this.ctx.response.header('content-type', 'application/json; charset=utf-8')
    return JSON.stringify(page)
  }

  override getVersion() {
    return (version ??= super.getVersion())
  }

  override clearHistory() {
    this.ctx.session.put(CLEARS_HISTORY, true)
  }

  override location(url: string) {
    const { response } = this.ctx
    if (!this.requestInfo().isInertiaRequest) return response.redirect(url)
    response.header('x-inertia-location', url)
    response.status(409).send('')
  }

  #markPrivate(name: string) {
    const { auth, request, response, session } = this.ctx as Partial<HttpContext> & HttpContext
    if (PRIVATE.test(name) || auth?.user) {
      this.encryptHistory()
      response.header('cache-control', 'no-store, private')
    } else if (name.startsWith('Public/') && SERVER_RENDERED.includes(name)) {
      // Browsers may use the page for their back button, and ask again for every other visit.
      response.header('cache-control', 'no-cache, private')
    }
    // A prefetched page may never be shown.
    if (request.header('purpose') === 'prefetch') return
    if (session?.initiated && session.has(CLEARS_HISTORY)) {
      session.forget(CLEARS_HISTORY)
      super.clearHistory()
    }
  }
}
