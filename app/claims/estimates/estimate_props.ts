import Estimate from '#app/claims/estimates/estimate'

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
