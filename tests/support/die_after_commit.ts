import { ignite } from '#bin/ignite'

/** A program that puts a claim on hold and dies once that is committed, before anybody was told. */
const app = ignite().createApp('console')
await app.init()
await app.boot()
await app.start(() => {})
const { holdClaim } = await import('#app/claims/claims/actions/hold_claim')
const { default: User } = await import('#app/people/accounts/user')
const { afterCommit, asStaff } = await import('#app/platform/shared/tenancy')

await asStaff(async () => {
  afterCommit(() => {
    process.kill(process.pid, 'SIGKILL')
    // It dies at the next turn of its loop, and does nothing before.
    return new Promise(() => {})
  })
  const agent = await User.findOrFail(Number(process.env.AGENT_ID))
  await holdClaim({ id: Number(process.env.CLAIM_ID) }, agent, { reason: 'question', note: 'Where was it?' })
})
