import type { HttpContext } from '@adonisjs/core/http'
import { actionsIn, auditTrailOf } from '#app/platform/audit/audit_trail'
import { auditReading } from '#app/messages/emails/actions/audit_reading'
import { bodyFor } from '#app/messages/emails/secret_link'
import { emailList } from '#app/messages/emails/email_list'
import Email from '#app/messages/emails/email'
import EmailTransformer from '#app/messages/emails/transformers/email_transformer'
import { sendExport } from '#app/web/http/list_export'
import { listPage, savedViews } from '#app/web/http/list_page'
import { asListState, parseListState } from '#app/web/http/list_state'
import { userMoneyProps } from '#app/web/http/user_money_props'
import { rolesIn } from '#app/platform/shared/isomorphic/role'
import UserTransformer from '#app/people/accounts/transformers/user_transformer'
import User from '#app/people/accounts/user'
import { cardSummaries } from '#app/travel/cards/card_summaries'
import { factsOf } from '#app/people/accounts/user_info'
import { userList } from '#app/people/accounts/user_list'
import { type DenialReason, USER_ACTIONS, type UserAction } from '#app/people/accounts/user_action'
import UserPolicy from '#app/people/accounts/user_policy'
import { reasonOfBlock, sectionCounts, type UserSection } from '#app/people/accounts/user_sections'
import { userPageValidator } from '#app/people/accounts/validators'

/** Prefixes the email list's parameters, because the page has parameters of its own. */
const MAIL = 'mail.'

export default class UsersController {
  async index(ctx: HttpContext) {
    const { inertia, response } = ctx
    const [list, views] = await Promise.all([listPage(ctx, userList), savedViews(ctx, userList)()])
    const { q, ...rest } = list.query
    // Not while someone is still typing: the page then requests only the list.
    if (q && list.total.count === 1 && list.rows.length === 1 && !inertia.requestInfo().isPartialRequest) {
      // Without the search, or the way back to the list would lead here again.
      const [{ id }] = list.rows
      return response.redirect().toRoute('admin.users.show', [id], { qs: asListState(rest) })
    }
    return inertia.render('Admin/Users/Index', { list, savedViews: views })
  }

  async export(ctx: HttpContext) {
    return sendExport(ctx, userList)
  }

  async exportEmails(ctx: HttpContext) {
    const user = await User.findByPublicIdOrFail(ctx.params.user_id)
    return sendExport(ctx, emailList, { of: user.id, prefix: MAIL })
  }

  /** Functions run only when their prop is requested, so that a section loads only its own data. */
  async show(ctx: HttpContext) {
    const { inertia, params, request } = ctx
    const query = await request.validateUsing(userPageValidator)
    const { page = 1, action, email, before } = query
    const from = await parseListState(ctx, userList)
    const user = await User.findWithPasskeysOrFail(params.id)
    const section: UserSection = params.section ?? 'user-info'
    const when = <T>(its: UserSection, load: () => Promise<T>) => (section === its ? load : undefined)
    const isMail = section === 'emails'
    const opened = isMail && email ? await Email.ownedBy(user).where('public_id', email).firstOrFail() : undefined
    if (opened) await auditReading(opened, user, ctx.user)

    return inertia.render('Admin/Users/Show', {
      section,
      filter: from.address,
      user: () => UserTransformer.transform(user).useVariant('forAdmin'),
      hasTwoFactor: user.twoFactorConfirmedAt !== null || user.$extras.passkeys > 0,
      counts: inertia.defer(() => sectionCounts(user), 'counts'),
      neighbours: () => userList.neighbours(user.publicId, from),
      may: () => whyNotEach(ctx, user),

      info: when('user-info', async () => UserTransformer.transform(user).useVariant('forInfo')),
      facts: when('user-info', () => factsOf(user)),

      block: when('actions', () => reasonOfBlock(user)),
      roles: when('actions', async () => [...rolesIn(user.tenant)]),

      mail: when('emails', () => listPage(ctx, emailList, { of: user.id, prefix: MAIL })),
      email: isMail ? (opened ? EmailTransformer.transform(opened) : null) : undefined,
      emailText: isMail ? (opened ? (await bodyFor(ctx.user, opened)).text : null) : undefined,

      auditLogs:
        section === 'audit-logs'
          ? inertia
              .defer(() => auditTrailOf(user, { action, page }), 'log')
              .deepMerge()
              .matchOn('entries.id')
          : undefined,
      auditActions: when('audit-logs', () => actionsIn(user)),

      cards: when('ovcp-cards', () => cardSummaries(user)),

      ...userMoneyProps(ctx, user, section, before),
    })
  }
}

async function whyNotEach({ bouncer }: HttpContext, user: User) {
  const policy = bouncer.with(UserPolicy)
  const answers = await Promise.all(
    USER_ACTIONS.map(async (action): Promise<[UserAction, DenialReason | null]> => {
      const { authorized, message } = await policy.execute(action, user)
      return [action, authorized ? null : (message as DenialReason)]
    })
  )
  return Object.fromEntries(answers) as Record<UserAction, DenialReason | null>
}
