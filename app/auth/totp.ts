import { generateSecret, generateURI, verify } from 'otplib'
import QRCode from 'qrcode'
import { now } from '#app/shared/clock'

const STEP_SECONDS = 30

/** A new secret for an authenticator app, base32 (RFC 6238: SHA-1, six digits, half a minute). */
export const newTotpSecret = () => generateSecret()

/** What an app needs to know, as an image and for typing. */
export async function totpSetup(secret: string, email: string) {
  const uri = generateURI({ issuer: 'Fareback', label: email, secret })
  return {
    qrSvg: await QRCode.toString(uri, { type: 'svg', margin: 0, errorCorrectionLevel: 'M' }),
    key: secret.match(/.{1,4}/g)!.join(' '),
    uri,
  }
}

/**
 * The half minute that a code belongs to, or null when it is wrong, or not later than `lastStep`. A clock may be
 * half a minute off.
 */
export async function stepOfCode(secret: string, code: string, lastStep: number | null) {
  const token = code.replaceAll(/\s/g, '')
  if (!/^\d{6}$/.test(token)) return null
  const result = await verify({
    secret,
    token,
    epoch: Math.floor(now().toSeconds()),
    epochTolerance: STEP_SECONDS,
    ...(lastStep === null ? {} : { afterTimeStep: lastStep }),
  })
  return result.valid && 'timeStep' in result ? result.timeStep : null
}
