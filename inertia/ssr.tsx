import { buildSSRBody, type Page } from '@inertiajs/core'
import { App } from '@inertiajs/react'
import { prerender } from 'react-dom/static'
import { resolve, show, title, withApp } from './pageOptions'

/** Makes the HTML of a page on the server, with everything that it loads while it renders. */
export default async function render(page: Page) {
  let head: string[] = []
  const app = withApp(
    <App
      initialPage={page}
      initialComponent={await resolve(page.component, page)}
      resolveComponent={resolve}
      titleCallback={title}
      onHeadUpdate={(elements) => (head = elements)}
    >
      {show}
    </App>
  )
  const failures: unknown[] = []
  const { prelude } = await prerender(app, {
    // In one piece: React would send a long text behind the page, with a script to put it in its place.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => void failures.push(error),
  })
  const html = await new Response(prelude).text()
  if (failures.length > 0) throw failures[0]
  return { head, body: buildSSRBody('app', page, html) }
}
