import { type HttpContext, errors } from '@adonisjs/core/http'
import { saveConcession } from '#app/travel/operators/actions/save_concession'
import { concessionOf } from '#app/travel/operators/concessions_of'
import Counterparty from '#app/travel/operators/counterparty'
import CounterpartyPolicy from '#app/travel/operators/counterparty_policy'
import CounterpartyTransformer from '#app/travel/operators/transformers/counterparty_transformer'
import { concessionValidator } from '#app/travel/operators/validators'

export default class ConcessionsController {
  async create(ctx: HttpContext) {
    const operator = await operatorIn(ctx)
    return ctx.inertia.render('Admin/Counterparties/Concessions/Edit', {
      operator: CounterpartyTransformer.transform(operator),
      concession: null,
    })
  }

  async edit(ctx: HttpContext) {
    const operator = await operatorIn(ctx)
    const concession = await concessionOf(operator.id, Number(ctx.params.id))
    if (!concession) throw new errors.E_ROUTE_NOT_FOUND(['GET', ctx.request.url()])

    return ctx.inertia.render('Admin/Counterparties/Concessions/Edit', {
      operator: CounterpartyTransformer.transform(operator),
      concession,
    })
  }

  async store(ctx: HttpContext) {
    return save(ctx, null)
  }

  async update(ctx: HttpContext) {
    return save(ctx, Number(ctx.params.id))
  }
}

async function save(ctx: HttpContext, id: number | null) {
  const { user, request, response, notify } = ctx
  const operator = await operatorIn(ctx)
  await saveConcession(operator, id, await request.validateUsing(concessionValidator), user)

  notify('concessionSaved')
  return response.redirect().toRoute('admin.counterparties.show', [operator.slug])
}

async function operatorIn({ bouncer, params }: HttpContext) {
  const operator = await Counterparty.findByOrFail('slug', params.counterparty_id)
  await bouncer.with(CounterpartyPolicy).authorize('edit')
  return operator
}
