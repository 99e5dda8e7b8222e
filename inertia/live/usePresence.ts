import { useEffect, useState } from 'react'
import { live } from './live'
import { useLiveState } from './useLive'

type Member = { id: string; name: string }

/** Who else is on a presence channel now; no one while there is no connection. */
export function usePresence(channel: string, me: string) {
  const state = useLiveState()
  const [members, setMembers] = useState<Member[]>([])

  useEffect(() => {
    const echo = live.echo()
    if (state !== 'live' || !echo) return
    echo
      .join(channel)
      .here((here: Member[]) => setMembers(here))
      .joining((one: Member) => setMembers((now) => [...now.filter(isNot(one)), one]))
      .leaving((one: Member) => setMembers((now) => now.filter(isNot(one))))
    return () => {
      echo.leave(channel)
      setMembers([])
    }
  }, [channel, state])

  return members.filter(({ id }) => id !== me)
}

const isNot = (one: Member) => (other: Member) => other.id !== one.id
