import Estimate from '#app/claims/estimates/estimate'

/** What a kept file would bring, for the page of its owner; null when nothing was kept. */
export async function estimateProps(token: unknown) {
  const estimate = await Estimate.findByToken(token)
  return (
    estimate && {
      estimate: estimate.result,
      fileName: estimate.fileName,
      expiresAt: estimate.expiresAt.toISO()!,
    }
  )
}
