import type { JsonObject } from '#app/messages/push/json'
import { LIMITS } from '#app/messages/push/limits'
import type { Member } from '#app/messages/push/occupancy'

export type User = { id: string; info?: unknown }

export function memberIn(channelData: JsonObject | null): Member | string {
  const { user_id: given, user_info: info } = channelData ?? {}
  const id = typeof given === 'number' ? String(given) : given
  if (typeof id !== 'string' || id === '') return 'channel_data needs a user_id'
  return problemOf(id, info) ?? { user_id: id, user_info: info }
}

export function userIn(userData: JsonObject | null): User | null {
  const { id, user_info: info } = userData ?? {}
  if (typeof id !== 'string' || id === '' || problemOf(id, info) !== null) return null
  return { id, info }
}

function problemOf(id: string, info: unknown) {
  if (id.length > LIMITS.userIdLength) {
    return `A user_id has at most ${LIMITS.userIdLength} characters`
  }
  const size = Buffer.byteLength(JSON.stringify(info ?? null))
  return size > LIMITS.userInfoBytes ? `user_info has at most ${LIMITS.userInfoBytes} bytes as JSON` : null
}
