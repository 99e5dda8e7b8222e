import { createHmac } from 'node:crypto'
import config from '@adonisjs/core/services/config'
import type supportChat from '#config/support_chat'
import { mask } from '#app/platform/shared/isomorphic/mask'

type Person = { publicId: string }
type Viewer = { user?: Person; isImpersonated: boolean }

/** Null for impersonating staff. The proof stops anyone from opening the chat of another user by their id. */
export function intercomSettings({ user, isImpersonated }: Viewer) {
  const { appId, region, identitySecret } = config.get<typeof supportChat>('support_chat')
  if (!appId || isImpersonated) return null

  // Every page holds it, so it is masked against guessing through compression (BREACH).
  const proof = user ? mask(identityHash(user, identitySecret!.release())) : null
  return { appId, region, proof }
}

const identityHash = (user: Person, secret: string) => createHmac('sha256', secret).update(user.publicId).digest('hex')
