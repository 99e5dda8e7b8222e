import edge from 'edge.js'
import app from '@adonisjs/core/services/app'

// The adapter escapes only `/`; a prop holding `<!--<script>` would swallow the rest of the page.
app.ready(() => {
  edge.global('inertia', (page: { ssrBody?: string } & object) => {
    if (page.ssrBody) return page.ssrBody
    const json = JSON.stringify(page).replaceAll('<', '\\u003c').replaceAll('/', '\\/')
    return `<script data-page="app" type="application/json">${json}</script><div id="app"></div>`
  })
})
