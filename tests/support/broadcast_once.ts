import { ignite } from '#bin/ignite'

/** A program without a web server, such as the worker: broadcasts and is done. */
const app = ignite().createApp('console')
await app.init()
await app.boot()
await app.start(() => {})
const { broadcaster } = await import('#app/messages/live/broadcaster')
await broadcaster.trigger([{ channel: 'news', event: 'imported', data: { from: 'worker' } }])
await app.terminate()
