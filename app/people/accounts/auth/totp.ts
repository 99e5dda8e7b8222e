import { generateSecret, generateURI, verify } from 'otplib'
import QRCode from 'qrcode'
import { now } from '#app/platform/shared/clock'

const STEP_SECONDS = 30

/** Base32 (RFC 6238: SHA-1, six digits, 30 seconds). */
export const newTotpSecret = () => generateSecret()

export async function totpSetup(secret: string, email: string) {
  const uri = generateURI({ issuer: 'Fareback', label: email, secret })
  return {
    qrSvg: await QRCode.toString(uri, { type: 'svg', margin: 0, errorCorrectionLevel: 'M' }),
    key: secret.match(/.{1,4}/g)!.join(' '),
    uri,
  }
}

/** The time step of a code, or null when it is wrong or not later than `lastStep`. Clocks may differ by 30 seconds. */
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
