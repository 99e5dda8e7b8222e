import { orNull, text } from '#app/platform/shared/column'
import { readRow } from '#app/platform/shared/read_rows'
import { REJECTION_REASONS } from '#app/claims/claims/isomorphic/rejection_reason'
import type { HttpContext } from '@adonisjs/core/http'
import { moveClaim } from '#app/claims/claims/actions/move_claim'
import Claim from '#app/claims/claims/claim'
import { claimSummary } from '#app/claims/claims/claim_summary'
import { claimableTrips } from '#app/claims/claims/claimable_trips'
import { claimTimeline } from '#app/claims/claims/claim_timeline'
import { claimTotals } from '#app/claims/claims/claim_totals'
import { committeeQuestion } from '#app/claims/claims/committee_question'
import { explain } from '#app/claims/claims/explanation'
import { claimOutcome } from '#app/claims/stories/claim_outcome'
import ClaimTransformer from '#app/claims/claims/transformers/claim_transformer'
import { claimsPageValidator } from '#app/claims/claims/validators'
import { today } from '#app/platform/shared/clock'
import { goesInNextLetter, LETTER_OF_TODAY, nextLetterOn } from '#app/claims/letters/next_letter'
import { pageMeta } from '#app/platform/shared/pagination'
import { pageIn } from '#app/platform/shared/rules'

const PER_PAGE = 20

export default class ClaimsController {
  async index({ user, inertia, request }: HttpContext) {
    const [, asked] = await request.tryValidateUsing(claimsPageValidator)
    const { group, q } = asked ?? {}
    const page = await ownClaims(user)
      .withScopes((scopes) => {
        if (group) scopes.inGroup(group)
        if (q) scopes.matching(q)
        scopes.byGroup()
      })
      .paginate(pageIn(request.qs().page), PER_PAGE)

    const totals = await claimTotals(user)

    return inertia.render('User/Claims/Index', {
      claims: ClaimTransformer.transform(page.all()),
      totals,
      claimable: totals.total === 0 ? claimSummary(await claimableTrips(user, {})) : null,
      shown: { group: group ?? null, q: q ?? '' },
      meta: pageMeta(page.currentPage, PER_PAGE, page.total),
    })
  }

  async show({ user, inertia, params }: HttpContext) {
    const claim = await ownClaims(user).where('reference', params.id).preload('rule').firstOrFail()

    const timeline = await claimTimeline(claim)

    return inertia.render('User/Claims/Show', {
      claim: ClaimTransformer.transform(claim),
      timeline,
      letterOn: await letterOn(claim),
      isShareable: claimOutcome(claim, timeline) !== null,
      committee: await committeeQuestion(claim),
      reasons: [...REJECTION_REASONS],
      explanation: explain(claim, user.locale ?? 'nl'),
    })
  }

  async destroy({ user, params, response, notify }: HttpContext) {
    const claim = await Claim.personal(user).where('reference', params.id).firstOrFail()
    await moveClaim(claim, 'withdrawn', user)

    notify('claimWithdrawn')
    return response.redirect().toRoute('claims.show', [claim.reference])
  }
}

/** ISO date of the letter that a claim goes in; null where it is in one, or goes in none. */
async function letterOn({ id }: Claim) {
  const row = await readRow(
    { letter: orNull(text(LETTER_OF_TODAY)) },
    `from claims c join counterparties o on o.id = c.counterparty_id join users u on u.id = c.user_id
     where ${goesInNextLetter('c', 'u')} and c.id = ?`,
    [today(), today(), id]
  )
  return row && nextLetterOn({ hasToday: row.letter !== null })
}

const ownClaims = (user: { id: number; tenantId: number }) =>
  Claim.ownedBy(user).preload('trip').preload('counterparty')
