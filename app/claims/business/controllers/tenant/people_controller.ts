import type { HttpContext } from '@adonisjs/core/http'
import { proposalGroupsOf } from '#app/claims/business/proposals'
import User from '#app/people/accounts/user'
import { recordLook } from '#app/people/looks/look'
import TenantPolicy from '#app/people/organisations/tenant_policy'
import { businessCardsOf } from '#app/travel/cards/cards_of'
import { businessTripList } from '#app/travel/trips/business_trip_list'
import { sendExport } from '#app/web/http/list_export'
import { listPage } from '#app/web/http/list_page'

export default class PeopleController {
  async show(ctx: HttpContext) {
    const { bouncer, inertia, tenant, user } = ctx
    await bouncer.with(TenantPolicy).authorize('manage', tenant)
    const person = await find(ctx)
    const seesTrips = await bouncer.with(TenantPolicy).allows('seeTrips', tenant)
    if (seesTrips) await recordLook(person, user, { what: 'trips' })

    return inertia.render('Tenant/Members/Show', {
      person: {
        id: person.publicId,
        name: person.fullName,
        email: person.email,
        isOnboarded: person.onboardedAt !== null,
      },
      cards: await businessCardsOf(person),
      proposals: await proposalGroupsOf(tenant, person),
      trips: seesTrips ? await listPage(ctx, businessTripList, { of: person.id }) : null,
    })
  }

  async export(ctx: HttpContext) {
    const { bouncer, tenant, user } = ctx
    await bouncer.with(TenantPolicy).authorize('manage', tenant)
    const person = await find(ctx)
    await bouncer.with(TenantPolicy).authorize('seeTrips', tenant)
    await recordLook(person, user, { what: 'trips' })
    return sendExport(ctx, businessTripList, { of: person.id })
  }
}

const find = ({ params, tenant }: HttpContext) =>
  User.query().where({ tenant_id: tenant.id, public_id: params.id }).whereNull('erased_at').firstOrFail()
