import { boot, Intercom, shutdown } from '@intercom/messenger-js-sdk'
import type { ChatRegion } from '#app/messages/intercom/chat_region'

export type Chat = {
  appId: string
  region: ChatRegion
  /** Null for a visitor; the proof is the server's, that they signed in. */
  person: { id: string; name: string; email: string; createdAt: string; proof: string } | null
}

const BLUE = '#0000ff'

// The package knows these as well, but gives them to its first start only: the next would go to us.
const API_BASE = {
  us: 'https://api-iam.intercom.io',
  eu: 'https://api-iam.eu.intercom.io',
  ap: 'https://api-iam.au.intercom.io',
}

/** Whom this browser chats as, so that the next person does not find those conversations. */
const CHATTING = 'support-chat'
const VISITOR = 'visitor'

/** Starts the chat, loading it the first time; the answer shuts it down. */
export function startChat(chat: Chat) {
  const settings = settingsOf(chat)
  const person = chat.person?.id ?? VISITOR
  const last = localStorage.getItem(CHATTING) ?? person
  const isLoaded = window.Intercom !== undefined

  // Starts by itself once it has loaded, from what is in this variable then.
  if (isLoaded) window.intercomSettings = settings
  else Intercom({ ...settings, region: chat.region })
  if (last !== person) shutdown()
  if (isLoaded || last !== person) boot(settings)
  localStorage.setItem(CHATTING, person)

  return () => {
    delete window.intercomSettings
    shutdown()
    localStorage.removeItem(CHATTING)
  }
}

function settingsOf({ appId, region, person }: Chat) {
  const app = { app_id: appId, api_base: API_BASE[region] }
  if (!person) return app

  return {
    ...app,
    user_id: person.id,
    name: person.name,
    email: person.email,
    created_at: Math.floor(Date.parse(person.createdAt) / 1000),
    user_hash: person.proof,
    action_color: BLUE,
  }
}
