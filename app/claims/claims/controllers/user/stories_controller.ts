import type { HttpContext } from '@adonisjs/core/http'
import { errors } from '@adonisjs/core/http'
import Claim from '#app/claims/claims/claim'
import { claimTimeline } from '#app/claims/claims/claim_timeline'
import { claimOutcome } from '#app/claims/stories/claim_outcome'
import { storyDocument } from '#app/claims/stories/story_document'
import { storyPicture } from '#app/claims/stories/story_picture'
import { asWorker } from '#app/platform/shared/tenancy'
import { lettersOfClaim } from '#app/claims/letters/letters_of_claim'
import type User from '#app/people/accounts/user'

export default class StoriesController {
  async show({ user, params, response }: HttpContext) {
    const claim = await ownClaim(user, params.claim_id)
    const timeline = await claimTimeline(claim)
    // Letters hold claims of others too, so a traveller sees none of their rows.
    const letters = await asWorker(() => lettersOfClaim(claim))

    const story = await storyDocument({ claim, timeline, letters }, user.locale ?? 'nl')
    return response.file(`${claim.reference}-story.pdf`, story)
  }

  /** The name of the file tells nothing either: it is passed on with the picture. */
  async picture({ user, params, request, response }: HttpContext) {
    const claim = await ownClaim(user, params.claim_id)
    const outcome = claimOutcome(claim, await claimTimeline(claim))
    if (!outcome) throw new errors.E_ROUTE_NOT_FOUND([request.method(), request.url()])

    return response.file('fareback.png', await storyPicture(claim, outcome, user.locale ?? 'nl'))
  }
}

const ownClaim = (user: User, reference: string) =>
  Claim.ownedBy(user).where('reference', reference).preload('counterparty').firstOrFail()
