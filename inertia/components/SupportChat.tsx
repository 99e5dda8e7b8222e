import { usePage } from '@inertiajs/react'
import { useEffect } from 'react'
import { unmask } from '#app/platform/shared/isomorphic/mask'
import type { Chat } from '~/supportChat'
import { whenIdle } from '~/whenIdle'

/** The chat with our people, in the name of whoever is signed in; another person starts another chat. */
export function SupportChat() {
  const chat = useChat()
  // As words: a new page of the same person changes nothing.
  const key = chat && JSON.stringify(chat)

  useEffect(() => {
    if (!key) return
    let isOver = false
    let stop: (() => void) | undefined

    const callOff = whenIdle(async () => {
      const { startChat } = await import('~/supportChat')
      if (!isOver) stop = startChat(JSON.parse(key))
    })
    return () => {
      isOver = true
      callOff()
      stop?.()
    }
  }, [key])

  return null
}

function useChat(): Chat | null {
  const { supportChat, currentUser } = usePage().props
  if (!supportChat) return null

  const { appId, region, proof } = supportChat
  if (!currentUser || !proof) return { appId, region, person: null }
  const { id, first_name: first, last_name: last, email, created_at: createdAt } = currentUser
  return {
    appId,
    region,
    person: { id, name: `${first} ${last}`, email, createdAt, proof: unmask(proof) },
  }
}
