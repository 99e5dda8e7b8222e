import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import pg from 'pg'

/**
 * What a server could do at best: fastify and `pg`, no sessions, no tenants, no pages. It answers the rows and counts of the
 * claims list as JSON, from SQL that was written by hand.
 */
export type FromPeer = { kind: 'listens'; port: number } | { kind: 'figures'; cpuMs: number }

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 16 })
const app = Fastify()

const ROWS = `
  select claims.reference, claims.kind, claims.status, users.first_name || ' ' || users.last_name as traveller,
    tenants.name as "tenantName", counterparties.name as "operatorName", trips.from_place as "fromPlace",
    coalesce(trips.to_place, claims.stated_place) as "toPlace", trips.travelled_at as "travelledAt",
    claims.gross_cents as "grossCents", claims.net_cents as "netCents", claims.expected_answer_on as "expectedAnswerOn",
    claims.deadline_on as "deadlineOn"
  from (
    select * from claims where status in ('submitted', 'acknowledged', 'objected') order by id limit 25
  ) claims
  join users on users.id = claims.user_id
  join tenants on tenants.id = claims.tenant_id
  join trips on trips.id = claims.trip_id
  join counterparties on counterparties.id = claims.counterparty_id
  order by claims.id`

const COUNTS = `
  select count(*) filter (where status in ('submitted', 'acknowledged', 'objected')) as review,
    count(*) filter (where status in ('approved', 'partly_approved')) as refund,
    count(*) filter (where status in ('rejected', 'refunded', 'closed')) as decided,
    count(*) as "all"
  from claims`

app.get('/claims', async () => {
  const [rows, counts] = await Promise.all([
    pool.query({ name: 'rows', text: ROWS }),
    pool.query({ name: 'counts', text: COUNTS }),
  ])
  return { rows: rows.rows, counts: counts.rows[0] }
})

await app.listen({ host: '127.0.0.1', port: 0 })
let cpu = process.cpuUsage()
process.on('message', () => {
  const { user, system } = process.cpuUsage(cpu)
  process.send!({ kind: 'figures', cpuMs: (user + system) / 1000 } satisfies FromPeer)
  cpu = process.cpuUsage()
})
process.once('disconnect', () => process.exit())
process.send!({
  kind: 'listens',
  port: (app.server.address() as AddressInfo).port,
} satisfies FromPeer)
