import router from '@adonisjs/core/services/router'
import type { Side } from '#tests/factories/canaries'
import { PRIVATE_PLACE } from '#tests/factories/canaries'
import { Client } from '#tests/support/client'
import { isLong, some } from '#tests/support/long'

type Route = { name: string; pattern: string; methods: string[] }

const NOT_OURS = /^\/(protocol|broadcasting\/probe|inbound)/
const SAFE = ['GET', 'HEAD']

/** Every route there is, from the router: a new one is walked without being listed. */
export const routes = (): Route[] =>
  Object.values(router.toJSON())
    .flat()
    .filter(({ name, pattern }) => name && !NOT_OURS.test(pattern))
    .map(({ name, pattern, methods }) => ({ name: name!, pattern, methods }))

const isRead = ({ methods }: Route) => methods.some((method) => SAFE.includes(method))

/** These end what a walk needs: the session, or the person. */
const ENDS = /^(login\.destroy|leaving\.erasures|browser_sessions|two_factor|passkeys|password|logout)/

export type Actor = { name: string; open: () => Promise<Client>; seesPrivate: boolean }

const everyone = ({ manager, member, colleague, invited }: Side): Actor[] => [
  { name: 'manager', open: () => Client.actingAs(manager), seesPrivate: false },
  { name: 'member', open: () => Client.actingAs(member), seesPrivate: true },
  { name: 'colleague', open: () => Client.actingAs(colleague), seesPrivate: false },
  {
    name: 'invited',
    open: async () => {
      const client = new Client()
      await client.get(invited.path)
      return client
    },
    seesPrivate: false,
  },
  { name: 'visitor', open: async () => new Client(), seesPrivate: false },
]

/** An address of the route for each id that could stand in it; the organisation is one's own, or the other one. */
function addressesOf({ pattern }: Route, own: Side, other: Side) {
  const filled = (tenant: string, id: string) => pattern.replace(':tenant', tenant).replaceAll(/:\w+/g, id)
  const hasId = /:(?!tenant\b)\w+/.test(pattern)
  const ids = hasId ? [...some(other.ids, 2), ...some(own.ids, 1)] : ['']
  const tenants = pattern.includes(':tenant') ? [own.tenant.slug, other.tenant.slug] : ['']
  return tenants.flatMap((tenant) => ids.map((id) => filled(tenant, id)))
}

/** In the short form a manager and a visitor; a member and a colleague of theirs in the long one too. */
export const actorsOf = (side: Side) => some(everyone(side), 2)

export type Leak = { actor: string; route: string; path: string; marker: string }

/** What the answer tells that it must not; what the request itself named is no news. */
function leaksIn(body: string, asked: string, actor: Actor, other: Side) {
  const secret = [...other.markers, ...(actor.seesPrivate ? [] : [PRIVATE_PLACE])]
  return secret.filter((marker) => body.includes(marker) && !asked.includes(marker))
}

/** As a browser first gets a page, as it asks for it later, and each of its props by itself. */
async function everyAnswer(client: Client, path: string) {
  const first = await client.get(path)
  const bodies = [first.body]
  if (first.status !== 200 || !first.body.includes('data-page')) return bodies
  const page = await client.page(path).catch(() => null)
  if (!page?.component) return bodies
  bodies.push(JSON.stringify(page))
  const later = Object.values(page.deferredProps ?? {}).flat()
  const asked = [...new Set([...Object.keys(page.props), ...later])]
  for (const prop of isLong ? asked : [asked.join()]) {
    bodies.push(JSON.stringify(await client.later(path, page.component, [prop]).catch(() => null)))
  }
  return bodies
}

/** Reads all that can be read, as every actor of one side, with the ids of both. */
export async function walkReads(own: Side, other: Side): Promise<Leak[]> {
  const leaks: Leak[] = []
  for (const actor of actorsOf(own)) {
    const client = await actor.open()
    for (const route of routes().filter(isRead)) {
      for (const path of addressesOf(route, own, other)) {
        for (const body of await everyAnswer(client, path)) {
          for (const marker of leaksIn(body, path, actor, other)) {
            leaks.push({ actor: actor.name, route: route.name, path, marker })
          }
        }
      }
    }
  }
  return leaks
}

/** What a body could smuggle in, beside what the route takes. */
const smuggled = (other: Side) => ({
  tenantId: other.tenant.id,
  tenant: other.tenant.slug,
  userId: other.member.publicId,
  user_id: other.member.id,
  user: { id: other.member.publicId, tenantId: other.tenant.id },
  id: other.ids[0],
})

/** Writes all that can be written, as every actor of one side, to things of the other. */
export async function walkWrites(
  own: Side,
  other: Side,
  bodies: Record<string, Record<string, unknown> | FormData>
): Promise<Leak[]> {
  const leaks: Leak[] = []
  for (const actor of actorsOf(own)) {
    let client = await actor.open()
    for (const route of routes().filter((one) => !isRead(one) && !ENDS.test(one.name))) {
      for (const path of addressesOf(route, own, other)) {
        if (
          !path.includes(other.tenant.slug) &&
          !other.ids.some((id) => path.includes(id)) &&
          route.pattern.includes(':id')
        )
          continue
        const given = bodies[route.name] ?? {}
        const body = given instanceof FormData ? given : { ...given, ...smuggled(other) }
        const answer = await client.write(route.methods[0], path, body)
        for (const marker of leaksIn(answer.body, path + JSON.stringify(smuggled(other)), actor, other)) {
          leaks.push({ actor: actor.name, route: route.name, path, marker })
        }
        // Whoever was signed out by it starts anew.
        if ((answer.headers.get('location') ?? '').endsWith('/login')) client = await actor.open()
      }
    }
  }
  return leaks
}
