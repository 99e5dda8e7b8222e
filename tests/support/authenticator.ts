import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const ORIGIN = 'http://localhost'
const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest()
const encode = (data: Buffer) => data.toString('base64url')

/**
 * A passkey as a device holds it: a P-256 key pair that signs challenges (WebAuthn Level 3, attestation "none").
 * Only as much of CBOR as one key and one statement need.
 */
export class Authenticator {
  readonly id = randomBytes(16)
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  #counter = 0

  register(challenge: string, origin = ORIGIN) {
    const clientData = this.#clientData('webauthn.create', challenge, origin)
    const authData = Buffer.concat([
      this.#authData(0x45),
      Buffer.alloc(16),
      Buffer.from([0, this.id.length]),
      this.id,
      this.#publicKey(),
    ])
    const attestation = Buffer.concat([
      Buffer.from([0xa3]),
      text('fmt'),
      text('none'),
      text('attStmt'),
      Buffer.from([0xa0]),
      text('authData'),
      bytes(authData),
    ])
    return this.#credential({
      clientDataJSON: encode(clientData),
      attestationObject: encode(attestation),
      transports: ['internal'],
    })
  }

  authenticate(challenge: string, origin = ORIGIN) {
    const clientData = this.#clientData('webauthn.get', challenge, origin)
    this.#counter++
    const authData = this.#authData(0x05)
    const signature = sign('sha256', Buffer.concat([authData, sha256(clientData)]), this.#keys.privateKey)
    return this.#credential({
      clientDataJSON: encode(clientData),
      authenticatorData: encode(authData),
      signature: encode(signature),
    })
  }

  #credential(response: object) {
    const id = encode(this.id)
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response }
  }

  #clientData = (type: string, challenge: string, origin: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

  #authData(flags: number) {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(this.#counter)
    return Buffer.concat([sha256('localhost'), Buffer.from([flags]), counter])
  }

  /** COSE: {1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y}. */
  #publicKey() {
    const { x, y } = this.#keys.publicKey.export({ format: 'jwk' })
    return Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
      bytes(Buffer.from(x!, 'base64url')),
      Buffer.from([0x22]),
      bytes(Buffer.from(y!, 'base64url')),
    ])
  }
}

const text = (value: string) => Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)])
// The shortest head, as CBOR's canonical form asks.
const bytes = (value: Buffer) => {
  const head = value.length < 256 ? [0x58, value.length] : [0x59, value.length >> 8, value.length & 0xff]
  return Buffer.concat([Buffer.from(head), value])
}
