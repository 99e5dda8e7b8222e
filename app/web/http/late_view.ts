import { HttpContext } from '@adonisjs/core/http'
import edge from 'edge.js'

type Shared = Record<string, unknown>
type Renderer = HttpContext['view']

/**
 * What middleware shares with the templates of a request. Most answers are JSON and render none, so the renderer, which looks
 * for components on the disk and merges deeply what it is given, is made with the first template.
 */
class LateView {
  #shared: Shared[] = []

  constructor(private ctx: HttpContext) {}

  share(data: Shared) {
    this.#shared.push(data)
    return this
  }

  render(template: string, state?: Shared) {
    const renderer: Renderer = edge.createRenderer()
    return renderer.share(Object.assign({ request: this.ctx.request }, ...this.#shared)).render(template, state)
  }
}

HttpContext.getter(
  'view',
  function (this: HttpContext) {
    // Of a renderer, what middleware and Inertia call.
    return new LateView(this) as unknown as Renderer
  },
  true
)
