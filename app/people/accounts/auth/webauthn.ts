import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import Passkey from '#app/people/accounts/auth/passkey'
import { now } from '#app/platform/shared/clock'
import type User from '#app/people/accounts/user'
import env from '#start/env'

export type Credential = { id: string; [part: string]: unknown }

const site = () => {
  const { hostname, origin } = new URL(env.get('APP_URL'))
  return { rpID: hostname, origin }
}

export const passkeysOf = (user: User) => Passkey.ownedBy(user).orderBy('id')

/** For a discoverable passkey, which signs in without a user name (Web Authentication Level 3). */
export async function registrationOptions(user: User) {
  const known = await passkeysOf(user)
  return generateRegistrationOptions({
    rpName: 'Fareback',
    rpID: site().rpID,
    userID: new TextEncoder().encode(user.publicId),
    userName: user.email,
    userDisplayName: user.fullName,
    excludeCredentials: known.map(asCredential),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
}

export async function authenticationOptions(user: User | null) {
  return generateAuthenticationOptions({
    rpID: site().rpID,
    userVerification: 'required',
    allowCredentials: user ? (await passkeysOf(user)).map(asCredential) : [],
  })
}

/** Null when the response does not match the challenge or this site. */
export async function verifiedRegistration(sent: Credential, challenge: string) {
  const { rpID, origin } = site()
  const result = await verifyRegistrationResponse({
    response: sent as unknown as RegistrationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
  }).catch(() => null)
  if (!result?.verified) return null

  const { credential, credentialBackedUp } = result.registrationInfo
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey),
    counter: credential.counter,
    transports: credential.transports ?? [],
    isBackedUp: credentialBackedUp,
  }
}

/** Stores the new counter. */
export async function verifiesAssertion(passkey: Passkey, sent: Credential, challenge: string) {
  const { rpID, origin } = site()
  const result = await verifyAuthenticationResponse({
    response: sent as unknown as AuthenticationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(passkey.publicKey),
      counter: passkey.counter,
      transports: passkey.transports,
    },
  }).catch(() => null)
  if (!result?.verified) return false

  await passkey.merge({ counter: result.authenticationInfo.newCounter, lastUsedAt: now() }).save()
  return true
}

const asCredential = (passkey: Passkey) => ({
  id: passkey.credentialId,
  transports: passkey.transports,
})
