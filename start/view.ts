import i18nManager from '@adonisjs/i18n/services/main'
import edge from 'edge.js'
import { absoluteUrl } from '#app/messages/emails/transport'
import { pageAssets } from '#app/web/pages/page_assets'
import { linkPreview } from '#app/web/pages/link_preview'

// The adapter escapes only `/`; a prop holding `<!--<script>` would swallow the rest of the page. A plugin, because
// the adapter's own sets this global when the first page is rendered, and plugins run in order.
edge.use((view) => {
  view.global('inertia', ({ ssrHead, ssrBody, ...page }: { ssrHead?: string[]; ssrBody?: string }) => {
    if (ssrBody) return ssrBody
    const json = JSON.stringify(page).replaceAll('<', '\\u003c').replaceAll('/', '\\/')
    return `<script data-page="app" type="application/json">${json}</script><div id="app"></div>`
  })
})

edge.global('absoluteUrl', absoluteUrl)
edge.global('linkPreview', linkPreview)
/** Styles that a page made on the server carry this in the place of the nonce (`inertia/nonce.ts`). */
edge.global('withNonce', (html: string, nonce: string) => html.replaceAll('nonce="--nonce--"', `nonce="${nonce}"`))
edge.global('pageAssets', pageAssets)

/** What search engines show below the title of a page. */
edge.global('descriptionOf', (page: string, locale: string) => {
  const i18n = i18nManager.locale(locale)
  return i18n.t(`descriptions.${page.replaceAll('/', '.')}`, {}, i18n.t('descriptions.all'))
})
