import type { HttpContext } from '@adonisjs/core/http'
import type { Infer } from '@vinejs/vine/types'
import {
  type AdditionalInformation,
  completeAdditionalInformation,
  saveAdditionalInformation,
} from '#app/onboarding/actions/complete_additional_information'
import { mandateProps } from '#app/onboarding/mandate_props'
import { nextStepOf } from '#app/onboarding/progress'
import { additionalInformationValidator } from '#app/onboarding/validators'
import { localeOf } from '#app/http/middleware/locale_middleware'

export default class AdditionalInformationController {
  async show(ctx: HttpContext) {
    const user = ctx.auth.user!

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
    })
  }

  async store(ctx: HttpContext) {
    const given = await ctx.request.validateUsing(additionalInformationValidator)
    const user = await completeAdditionalInformation(ctx.auth.user!, informationOf(given, ctx))

    ctx.notify('informationSaved')
    const returnTo = ctx.session.pull('return_to') as string | undefined
    return ctx.response.redirect(returnTo ?? nextStepOf(user) ?? '/batches/create')
  }

  async update(ctx: HttpContext) {
    const given = await ctx.request.validateUsing(additionalInformationValidator)
    await saveAdditionalInformation(ctx.auth.user!, informationOf(given, ctx))

    ctx.notify('informationSaved')
    return ctx.response.redirect().toRoute('batches.index')
  }
}

function informationOf(
  given: Infer<typeof additionalInformationValidator>,
  ctx: HttpContext
): AdditionalInformation {
  const { addressLine = null, postcode = null, city = null, country, travelProduct } = given
  const { iban, holder, signedName: name, mandateVersion: version } = given

  return {
    address: { addressLine, postcode, city, country },
    travelProduct,
    account: iban && holder ? { iban, holder } : null,
    signature: name ? { name, version, locale: localeOf(ctx), ip: ctx.request.ip() } : null,
  }
}
