import type { Data } from '~generated/data'

export type Info = Data.People.Accounts.User.Variants['forInfo']

export type Facts = {
  mandateVersion: string | null
  passkeys: number
  recoveryCodesLeft: number
  peopleJoined: number
  peopleRewarded: number
  referredById: string | null
  referredByName: string | null
  sessions: SessionOfUser[]
}

export type SessionOfUser = {
  id: string
  device: string | null
  country: string | null
  network: string | null
  signedInAt: string
  lastSeenAt: string
}
