import router from '@adonisjs/core/services/router'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'
import { openBrowserSession } from '#app/people/accounts/auth/actions/open_browser_session'
import { browserOf } from '#app/web/http/auth/cookies'
import { markIdentityConfirmed } from '#app/people/accounts/auth/confirmation'
import { resumeSession } from '#app/web/http/auth/sign_in_user'
import { asWorker, inTenant } from '#app/platform/shared/tenancy'
import { queryRows } from './query_rows.js'
import User from '#app/people/accounts/user'
import { middleware } from '#start/kernel'

/** One address per rule of the Inertia protocol, and one that opens a session, behind the same middleware as every page. */
router
  .group(() => {
    router.get('/page', ({ inertia }: HttpContext) =>
      inertia.render('Public/Goodbye', {
        plain: 'plain',
        lazy: () => 'lazy',
        person: { name: 'Sanne', email: 'sanne@example.test', home: { city: 'Utrecht', zip: '1' } },
        optional: inertia.optional(() => 'optional'),
        heavy: inertia.defer(() => 'heavy', 'later'),
        rows: inertia.merge([{ id: 1 }]).matchOn('id'),
        newest: inertia.merge([{ id: 2 }]).prepend(),
        tree: inertia.deepMerge({ leaves: [1] }),
      } as never)
    )
    router.get('/visible-trips', async () => String((await queryRows('select 1 from trips')).length))
    router.get('/markup', ({ inertia }: HttpContext) =>
      inertia.render('Public/Goodbye', { name: '<!--<script>alert(1)</script>' } as never)
    )
    router.get('/absent', ({ inertia }: HttpContext) => inertia.render('Public/NeverWritten' as never, {} as never))
    router.get('/bank', ({ inertia }: HttpContext) => inertia.location('https://bank.example/pay'))
    router.get('/fragment', ({ response }: HttpContext) => response.redirect('/protocol/page#claims'))
    router.get('/leaving', ({ inertia, response }: HttpContext) => {
      inertia.clearHistory()
      return response.redirect('/protocol/page')
    })
    router.get('/query', ({ request, response }: HttpContext) => response.json(request.qs()))
    router.post('/query', ({ request, response }: HttpContext) => response.json(request.body()))
    router.post('/notice', ({ response, session }: HttpContext) => {
      session.flash('notice', { kind: 'success', text: 'Kept.' })
      return response.redirect('/protocol/page')
    })
    router.post('/form', async ({ request, response }: HttpContext) => {
      await request.validateUsing(vine.create({ name: vine.string() }))
      return response.redirect('/protocol/page')
    })
    router.post('/nothing', () => {})
    router.get('/failing', () => {
      throw new Error('a secret of ours')
    })
    // Breaks the transaction of the request too.
    router.get('/failing/sql', () => queryRows('select secret from nowhere'))
    router.get('/acting-as/:id', async (ctx: HttpContext) => {
      const user = await asWorker(() => User.findOrFail(ctx.params.id))
      const { browser } = await inTenant(user.tenantId, () =>
        openBrowserSession(user, browserOf(ctx), { method: 'password', remember: false })
      )
      await resumeSession(ctx, user, browser.id)
      markIdentityConfirmed(ctx.session)
      return ctx.response.noContent()
    })
    router.any('/move', ({ response }: HttpContext) => response.redirect('/protocol/page'))
  })
  .prefix('/protocol')

router
  .group(() => {
    router.post('/probe', () => ({ auth: 'yes' })).use(middleware.auth())
    router.post('/probe/staff', () => ({})).use([middleware.auth(), middleware.staff()])
    router.post('/probe/broken', () => {
      throw new Error('a secret of ours')
    })
  })
  .prefix('/broadcasting')
