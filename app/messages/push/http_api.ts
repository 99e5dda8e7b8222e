import type { IncomingMessage } from 'node:http'
import { type PushEvent, validateEvent, isCache, isPresence } from '#app/messages/push/channels'
import { isObject, objectIn, textIn } from '#app/messages/push/json'
import type { Hub } from '#app/messages/push/hub'
import { LIMITS } from '#app/messages/push/limits'
import { type PushApp, refusalOf } from '#app/messages/push/signature'

type Context = { app: PushApp; hub: Hub }
type Body = Record<string, unknown>

/** Bytes: room for ten events of the largest size with every character escaped. */
const MAX_BODY_BYTES = 1_048_576

class ApiError extends Error {
  constructor(
    readonly status: number,
    message: string
  ) {
    super(message)
  }
}

export async function answer(context: Context, request: IncomingMessage) {
  try {
    return { status: 200, body: await handle(context, request) }
  } catch (error) {
    if (error instanceof ApiError) return { status: error.status, body: error.message }
    throw error
  }
}

async function handle({ app, hub }: Context, request: IncomingMessage) {
  const url = URL.parse(request.url ?? '', 'http://localhost')
  if (!url) throw new ApiError(400, 'The address is none')
  const [, , appId, ...path] = url.pathname.split('/')
  if (appId !== app.appId) throw new ApiError(404, `Could not find app by id ${appId}`)

  const method = request.method ?? ''
  const body = await read(request)
  const refusal = refusalOf(app, method, url, body)
  if (refusal) throw new ApiError(401, refusal)

  const [resource, id = '', part] = path.map(decoded)
  const info = (url.searchParams.get('info') ?? '').split(',').filter(Boolean)
  switch (`${method} /${path.map((name, index) => (index === 1 ? ':id' : name)).join('/')}`) {
    case 'POST /events':
      return trigger(hub, parsed(body))
    case 'POST /batch_events':
      return triggerBatch(hub, parsed(body))
    case 'GET /channels':
      return channels(hub, url.searchParams.get('filter_by_prefix') ?? '', info)
    case 'GET /channels/:id':
      return {
        occupied: hub.occupancy.subscriptions(id) > 0,
        ...attributes(hub, id, info),
        ...cacheOf(hub, id, info),
      }
    case 'GET /channels/:id/users':
      return users(hub, id)
    case 'POST /users/:id/terminate_connections':
      hub.terminate(id)
      return {}
  }
  throw new ApiError(404, `Unknown path ${[resource, part].join(' ')}`)
}

function trigger(hub: Hub, body: Body) {
  const names = body.channels ?? [body.channel]
  if (!Array.isArray(names) || names.length === 0 || names.length > LIMITS.channelsPerEvent) {
    throw new ApiError(400, `An event has 1 to ${LIMITS.channelsPerEvent} channels`)
  }
  const events = names.map((channel: unknown) => eventIn({ ...body, channel }))
  hub.publish(events)
  const info = infoIn(body)
  if (info.length === 0) return {}
  return {
    channels: Object.fromEntries(events.map(({ channel }) => [channel, attributes(hub, channel, info)])),
  }
}

function triggerBatch(hub: Hub, { batch }: Body) {
  if (!Array.isArray(batch) || batch.length > LIMITS.eventsPerBatch) {
    throw new ApiError(400, `A batch has at most ${LIMITS.eventsPerBatch} events`)
  }
  const items = batch.map((item: unknown) => (isObject(item) ? item : {}))
  const events = items.map(eventIn)
  hub.publish(events)
  const infos = items.map(infoIn)
  if (infos.every((info) => info.length === 0)) return {}
  return { batch: events.map(({ channel }, index) => attributes(hub, channel, infos[index])) }
}

function eventIn({ name, data, channel, socket_id: socketId }: Body): PushEvent {
  const event = { channel, event: name, data, socketId: socketId ?? undefined }
  const fault = validateEvent(event)
  if (fault) throw new ApiError(fault.status, fault.message)
  return event as PushEvent
}

function channels(hub: Hub, prefix: string, info: string[]) {
  if (info.includes('user_count') && !isPresence(prefix)) {
    throw new ApiError(400, 'user_count may only be requested with filter_by_prefix=presence-')
  }
  const names = hub.occupancy.channels(prefix).filter((name) => !name.startsWith('#'))
  return { channels: Object.fromEntries(names.map((name) => [name, attributes(hub, name, info)])) }
}

function attributes(hub: Hub, channel: string, info: string[]) {
  if (info.includes('user_count') && !isPresence(channel)) {
    throw new ApiError(400, 'user_count may only be requested for presence channels')
  }
  return {
    user_count: info.includes('user_count') ? hub.occupancy.members(channel).length : undefined,
    subscription_count: info.includes('subscription_count') ? hub.occupancy.subscriptions(channel) : undefined,
  }
}

function cacheOf(hub: Hub, channel: string, info: string[]) {
  if (!info.includes('cache')) return {}
  if (!isCache(channel)) throw new ApiError(400, 'cache may only be requested for cache channels')
  const cached = hub.cache.find(channel)
  return { cache: cached && { data: cached.event.data, ttl: cached.ttl } }
}

function users(hub: Hub, channel: string) {
  if (!isPresence(channel)) {
    throw new ApiError(400, 'Users can only be retrieved for presence channels')
  }
  return { users: hub.occupancy.members(channel).map((member) => ({ id: member.user_id })) }
}

const infoIn = ({ info }: Body) => textIn(info)?.split(',') ?? []

function decoded(part: string) {
  try {
    return decodeURIComponent(part)
  } catch {
    throw new ApiError(400, 'The path is not encoded as UTF-8')
  }
}

function parsed(body: Buffer) {
  const value = objectIn(body.toString())
  if (!value) throw new ApiError(400, 'The body has to be a JSON object')
  return value
}

async function read(request: IncomingMessage) {
  const chunks: Buffer[] = []
  let size = 0
  // The socket stays open for the answer.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    size += chunk.length
    if (size > MAX_BODY_BYTES) throw new ApiError(413, 'Request body too large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
