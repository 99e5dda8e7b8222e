import type { HttpContext } from '@adonisjs/core/http'
import {
  type ChosenClaims,
  chosenClaims,
  chosenSummary,
  fileChosenClaims,
  forgetChosenClaims,
} from '#app/web/http/chosen_claims'
import { isGuided } from '#app/claims/rules/channel'
import type { Infer } from '@vinejs/vine/types'
import {
  type AdditionalInformation,
  completeAdditionalInformation,
  saveAdditionalInformation,
} from '#app/claims/mandates/actions/complete_additional_information'
import { mandateProps } from '#app/claims/mandates/mandate_props'
import { nextStepOf } from '#app/people/onboarding/progress'
import { additionalInformationValidator } from '#app/people/onboarding/validators'
import { Refusal } from '#app/platform/shared/refusal'
import { asPerson, betweenTransactions } from '#app/platform/shared/tenancy'
import type User from '#app/people/accounts/user'
import { localeOf } from '#app/web/http/middleware/locale_middleware'

export default class AdditionalInformationController {
  async show(ctx: HttpContext) {
    const user = ctx.user

    return ctx.inertia.render('User/Onboarding/AdditionalInformation', {
      address: {
        addressLine: user.addressLine,
        postcode: user.postcode,
        city: user.city,
        country: user.country,
      },
      travelProduct: user.travelProduct,
      ibanLast4: user.ibanLast4,
      mandate: mandateProps(user, localeOf(ctx)),
      chosen: chosenSummary(ctx.session),
    })
  }

  async store(ctx: HttpContext) {
    const given = await ctx.request.validateUsing(additionalInformationValidator)
    const user = await completeAdditionalInformation(ctx.user, informationOf(given, ctx))
    const chosen = chosenClaims(ctx.session)
    if (chosen) return submitChosen(ctx, user, chosen)

    ctx.notify('informationSaved')
    const returnTo = ctx.session.pull('return_to') as string | undefined
    return ctx.response.redirect(returnTo ?? nextStepOf(user) ?? '/batches/create')
  }

  async update(ctx: HttpContext) {
    const given = await ctx.request.validateUsing(additionalInformationValidator)
    await saveAdditionalInformation(ctx.user, informationOf(given, ctx))

    ctx.notify('informationSaved')
    return ctx.response.redirect().toRoute('batches.index')
  }
}

/** What was filled in is committed first: it stays when a claim has gone or brings another amount by now. */
async function submitChosen(ctx: HttpContext, user: User, chosen: ChosenClaims) {
  const { notify, response, session } = ctx
  const returnTo = session.pull('return_to') as string | undefined
  const filing = betweenTransactions(() => asPerson(user.tenantId, user.id, () => fileChosenClaims(user, chosen)))
  const claims = await filing.catch((error: unknown) => {
    if (error instanceof Refusal) return null
    throw error
  })
  if (!claims) {
    notify('chosenClaimsChanged', {}, 'info')
    return response.redirect(returnTo ?? '/claims/create')
  }
  forgetChosenClaims(session)
  const guided = claims.filter(({ channel }) => isGuided(channel)).length
  notify('claimsFiled', { count: claims.length, guided })
  return response.redirect().toRoute('claims.index')
}

function informationOf(given: Infer<typeof additionalInformationValidator>, ctx: HttpContext): AdditionalInformation {
  const { addressLine = null, postcode = null, city = null, country, travelProduct } = given
  const { iban, holder, signedName: name, mandateVersion: version } = given

  return {
    address: { addressLine, postcode, city, country },
    travelProduct,
    account: iban && holder ? { iban, holder } : null,
    signature: name ? { name, version, locale: localeOf(ctx), ip: ctx.request.ip() } : null,
  }
}
