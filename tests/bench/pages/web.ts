import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { ignite } from '#bin/ignite'
import { countStatements } from '#tests/support/count_statements'

/**
 * Our server, which tells its parent what each request asked of the database, and which addresses to measure. A round trip
 * is a statement that waits for its answer, or several that are sent as one.
 */
export type FromWeb =
  | { kind: 'listens'; port: number; paths: Path[] }
  | { kind: 'figures'; statements: number; roundTrips: number; times: number[]; cpuMs: number }

export type Path = { label: string; path: string }

const figures = { statements: 0, roundTrips: 0, times: [] as number[] }
let cpu = process.cpuUsage()

countStatements(figures)

const server = ignite().httpServer()
await server.start()
const { default: adonisServer } = await import('@adonisjs/core/services/server')
const http = adonisServer.getNodeServer()!
if (!http.listening) await once(http, 'listening')
http.prependListener('request', (_request, response) => {
  const began = performance.now()
  response.once('finish', () => figures.times.push(performance.now() - began))
})

process.on('message', (what) => {
  if (what !== 'figures') return
  const { user, system } = process.cpuUsage(cpu)
  process.send!({ kind: 'figures', ...figures, cpuMs: (user + system) / 1000 } satisfies FromWeb)
  Object.assign(figures, { statements: 0, roundTrips: 0, times: [] })
  cpu = process.cpuUsage()
})
process.once('disconnect', () => process.exit())

const { pathsToMeasure } = await import('#tests/bench/pages/paths')
const paths = await pathsToMeasure()
process.send!({
  kind: 'listens',
  port: (http.address() as AddressInfo).port,
  paths,
} satisfies FromWeb)
