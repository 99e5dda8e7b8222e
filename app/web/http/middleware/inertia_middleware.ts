import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { pushConfig } from '#app/messages/live/push_config'
import config from '@adonisjs/core/services/config'
import { InertiaHeaders } from '@adonisjs/inertia'
import BaseInertiaMiddleware from '@adonisjs/inertia/inertia_middleware'
import type { InertiaConfig } from '@adonisjs/inertia/types'
import ImpersonationTransformer from '#app/people/impersonation/transformers/impersonation_transformer'
import { isBackgroundRequest } from '#app/web/http/background_request'
import { isPrecognitive } from '#app/web/http/precognition'
import { Inertia } from '#app/web/http/inertia/inertia'
import { localeOf } from '#app/web/http/middleware/locale_middleware'
import { isSecondFactorRequired, secondFactorsOf } from '#app/people/accounts/auth/second_factor'
import { intercomSettings } from '#app/messages/intercom/intercom_settings'
import { isAcceptingApplications } from '#app/people/applications/is_accepting_applications'
import { owedBy } from '#app/money/payouts/overpayment'
import { homePath } from '#app/people/accounts/auth/home_path'
import type Tenant from '#app/people/tenants/tenant'
import { tenantOf } from '#app/people/tenants/tenant_of'
import type User from '#app/people/accounts/user'
import { isMarkedForRollback } from '#app/platform/shared/tenancy'
import CurrentUserTransformer from '#app/people/accounts/transformers/current_user_transformer'

export default class InertiaMiddleware extends BaseInertiaMiddleware {
  async share(ctx: HttpContext) {
    // A 404 outside any route is rendered before session and auth exist.
    const { auth, session, tenant } = ctx as Partial<HttpContext>
    const viewer = { user: auth?.user, isImpersonated: ctx.impersonation !== undefined }
    const errors = errorsOf(ctx)
    const needsConfirmation = auth?.user && 'confirmation' in errors

    return {
      errors: ctx.inertia.always(errors),
      confirmWith: ctx.inertia.always(needsConfirmation ? await confirmationMethods(ctx.user) : null),
      currentUser: ctx.inertia.always(auth?.user ? CurrentUserTransformer.transform(auth.user) : undefined),
      impersonation: ctx.inertia.always(
        ctx.impersonation ? ImpersonationTransformer.transform(ctx.impersonation).useVariant('forBanner') : null
      ),
      supportChat: ctx.inertia.always(intercomSettings(viewer)),
      can: permissionsOf(auth?.user),
      home: auth?.user ? homePath(auth.user) : null,
      isSecondFactorOff: auth?.user?.isStaff ? !isSecondFactorRequired(auth.user) : false,
      takesApplications: isAcceptingApplications(),
      owedCents: () => owedOn(ctx),
      tenant: tenantBrand(tenant ?? (await ownTenant(ctx)), auth?.user),
      push: pushConfig({ ...viewer, browserId: session?.get('browser_id') }),
      locale: localeOf(ctx),
      theme: auth?.user?.theme ?? 'auto',
    }
  }

  flash(ctx: HttpContext): { notice?: Notice } {
    const { session } = ctx as Partial<HttpContext>
    if (!session?.initiated || isBackgroundRequest(ctx)) return {}
    // Includes a notice of this very request, when no redirect follows.
    const notice: Notice | null =
      session.flashMessages.get('notice') ?? session.responseFlashMessages.pull('notice', null)
    return notice ? { notice } : {}
  }

  async handle(ctx: HttpContext, next: NextFn) {
    await this.init(ctx)
    if (isBackgroundRequest(ctx)) makeSessionReadOnly(ctx)
    if (hasStaleAssets(ctx)) return forceReload(ctx)
    await next()
    this.dispose(ctx)
  }

  async init(ctx: HttpContext) {
    const vite = await ctx.containerResolver.make('vite')
    ctx.inertia = new Inertia(ctx, config.get<InertiaConfig>('inertia'), vite)
    ctx.inertia.share(() => this.share(ctx))
    ctx.inertia.flash(() => this.flash(ctx))
    ctx.response.vary('X-Inertia')
  }

  dispose(ctx: HttpContext) {
    const { inertia, request, response } = ctx
    if (!inertia.requestInfo().isInertiaRequest || isPrecognitive(ctx)) return

    // The browser would show an empty 204 at the new address.
    if (isEmpty(ctx)) response.status(302).redirect().withQs().back()
    // A browser would repeat the method at the new address.
    if (response.getStatus() === 302 && CHANGES.includes(request.method())) response.status(303)
    if (isRedirect(ctx)) preserveFragment(ctx)
  }
}

const SAYS_IT = /^\/(home|balance)\b/

function owedOn({ auth, request, impersonation }: HttpContext) {
  const user = (auth as HttpContext['auth'] | undefined)?.user
  if (!user || (user.isStaff && !impersonation) || SAYS_IT.test(request.url())) return 0
  // The page of an error comes after a transaction that may be broken.
  return isMarkedForRollback() ? 0 : owedBy(user.wallet)
}

type Notice = { kind: string; text: string }

/** A background request must not overwrite the session of a form; it may only save a browser that it signed in. */
function makeSessionReadOnly({ session }: HttpContext) {
  const browser: unknown = session.get('browser_id')
  const commit = session.commit.bind(session)
  session.commit = async () => {
    const now: unknown = session.get('browser_id')
    if (now !== undefined && now !== browser) await commit()
  }
}

type Errors = Record<string, string>

export const ERROR_BAG = 'error_bag'

function errorsOf(ctx: HttpContext): Errors | Record<string, Errors> {
  const { request, session } = ctx as Partial<HttpContext> & HttpContext
  const given: Record<string, string | string[]> = session?.flashMessages.get('inputErrorsBag') ?? {}
  const errors = Object.fromEntries(Object.entries(given).map(([field, messages]) => [field, [messages].flat()[0]]))
  const bag: unknown = session?.flashMessages.get(ERROR_BAG) ?? request.header(InertiaHeaders.ErrorBag)
  // The browser would take an empty bag for a refusal.
  return typeof bag === 'string' && Object.keys(errors).length > 0 ? { [bag]: errors } : errors
}

const CHANGES = ['PUT', 'PATCH', 'DELETE']

function hasStaleAssets({ inertia, request }: HttpContext) {
  const { isInertiaRequest, version = '' } = inertia.requestInfo()
  return isInertiaRequest && request.method() === 'GET' && version !== inertia.getVersion()
}

function forceReload({ inertia, request, response, session }: HttpContext) {
  session.reflash()
  // As it was sent: decoded it may hold what no header can.
  response.header(InertiaHeaders.Location, request.request.url ?? '/')
  response.header(InertiaHeaders.Version, inertia.getVersion())
  response.status(409).send('')
}

const isEmpty = ({ response }: HttpContext) =>
  [200, 204].includes(response.getStatus()) &&
  !response.hasStream &&
  !response.hasFileToStream &&
  ['', null, undefined].includes(response.getBody())

const isRedirect = ({ response }: HttpContext) => [301, 302, 303].includes(response.getStatus())

/** A redirect that the browser follows itself loses the part after `#`. */
function preserveFragment({ request, response }: HttpContext) {
  const location = response.getHeader('location')
  if (typeof location !== 'string' || !location.includes('#')) return
  if (request.header('purpose') === 'prefetch') return
  response.removeHeader('location')
  response.header('x-inertia-redirect', location)
  response.status(409).send('')
}

async function confirmationMethods(user: User) {
  const { totp, passkeys } = await secondFactorsOf(user)
  return { hasApp: totp, hasPasskey: passkeys > 0 }
}

const permissionsOf = (user: User | undefined) => ({
  workAsStaff: user?.isStaff ?? false,
  workOnMoney: user?.isFinance ?? false,
  manageTenant: user?.role === 'manager',
  administerTenants: user?.role === 'owner',
  submitExpenses: user ? user.isResearcher || user.isStaff : false,
})

/** Everything that the people of an organisation see is in its name and colour. */
async function ownTenant(ctx: HttpContext) {
  const user = (ctx.auth as HttpContext['auth'] | undefined)?.user
  // The page of an error comes after a transaction that may be broken.
  if (!user || user.isStaff || isMarkedForRollback()) return undefined
  const tenant = await tenantOf(user)
  return tenant.isHouse ? undefined : tenant
}

/** What was agreed about refunds is no business of visitors. */
const tenantBrand = (tenant: Tenant | undefined, user: User | undefined) =>
  tenant
    ? {
        name: tenant.name,
        slug: tenant.slug,
        brandColour: tenant.brandColour,
        frozen: tenant.frozenReason,
        receivesRefunds: user?.tenantId === tenant.id && tenant.refundDestination === 'tenant',
      }
    : null

declare module '@adonisjs/inertia/types' {
  type MiddlewareSharedProps = InferSharedProps<InertiaMiddleware>
  export interface SharedProps extends MiddlewareSharedProps {}
}
