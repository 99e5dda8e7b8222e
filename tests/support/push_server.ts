import { once } from 'node:events'
import { type Server, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import broadcasting from '#config/broadcasting'
import type { Guard } from '#app/messages/push/admissions'
import { Bus } from '#app/messages/push/bus'
import { Endpoint } from '#app/messages/push/endpoint'
import { LIMITS, type Limits } from '#app/messages/push/limits'

/** An endpoint with other limits than ours, on a server of its own. */
export async function startEndpoint(limits: Partial<Limits>, origin = 'http://localhost', guard?: Guard) {
  const bus = new Bus({ url: process.env.DATABASE_APP_URL!, onError: () => {} })
  const endpoint = new Endpoint({
    app: broadcasting,
    bus,
    guard,
    origin,
    limits: { ...LIMITS, ...limits },
  })
  const server = createServer((_request, response) => response.writeHead(404).end())
  endpoint.attach(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    hub: endpoint.hub,
    async stop() {
      endpoint.close()
      server.close()
      server.closeIdleConnections()
      await bus.close()
      if (server.listening || (await connectionsOf(server))) await once(server, 'close')
    },
  }
}

const connectionsOf = (server: Server) =>
  new Promise<number>((resolve) => server.getConnections((_error, count) => resolve(count)))
