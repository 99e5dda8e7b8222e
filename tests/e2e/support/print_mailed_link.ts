import { ignite } from '#bin/ignite'

/** Run as a program with an address and a template: prints the link in the newest such mail, once it is there. */
const app = ignite().createApp('console')
await app.init()
await app.boot()
await app.start(() => {})

const [address, template] = process.argv.slice(2)
const { default: Email } = await import('#app/emails/email')
const { linkOf } = await import('#app/emails/secret_link')
const { asWorker } = await import('#app/shared/scope')

const newest = () =>
  asWorker(() =>
    Email.query().where({ to_address: address, template }).orderBy('id', 'desc').first()
  )
let email = await newest()
for (let tries = 0; !email && tries < 40; tries++) {
  await new Promise((resolve) => setTimeout(resolve, 250))
  email = await newest()
}
const link = email && (await asWorker(() => linkOf(email)))
process.stdout.write(`\n${link ?? 'no mail'}\n`)
await app.terminate()
