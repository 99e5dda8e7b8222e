import { createHmac } from 'node:crypto'
import config from '@adonisjs/core/services/config'
import type supportChat from '#config/support_chat'
import { mask } from '#app/shared/mask'
import type User from '#app/users/user'

type Viewer = { user?: User; isImpersonated: boolean }

/**
 * What the support chat needs on the page of a person, or of a visitor: null where there is no chat. The proof shows
 * that the person signed in here, so that no one can open another's conversations by their id. Staff who view
 * someone's pages get none, so that they never chat in that person's name. It is masked: every page holds it.
 */
export function intercomSettings({ user, isImpersonated }: Viewer) {
  const { appId, region, identitySecret } = config.get<typeof supportChat>('support_chat')
  if (!appId || isImpersonated) return null

  const proof = user ? mask(identityHash(user, identitySecret!.release())) : null
  return { appId, region, proof }
}

const identityHash = (user: User, secret: string) =>
  createHmac('sha256', secret).update(user.publicId).digest('hex')
