import { hkdfSync } from 'node:crypto'
import { AES256GCM } from '@adonisjs/core/encryption/drivers/aes_256_gcm'

/** A null key means APP_KEY. */
type NamedKey = { id: string; key: string | null }

const MIN_KEY_LENGTH = 32
const APP = 'app'

/** Reads SECRET_KEYS: `id:key,id:key`, current key first; `app` alone means APP_KEY. Errors never hold a key. */
export function namedKeysIn(text: string | undefined): NamedKey[] {
  const parts = (text ?? '').split(',').flatMap((part) => part.trim() || [])
  if (parts.length === 0) return [{ id: APP, key: null }]

  const keys = parts.map((part, index) => namedKeyOf(part, `key ${index + 1} of SECRET_KEYS`))
  const ids = keys.map(({ id }) => id)
  if (new Set(ids).size < ids.length) {
    throw new Error(`SECRET_KEYS names two keys alike: give each an id of its own`)
  }
  return keys
}

function namedKeyOf(part: string, which: string): NamedKey {
  const [id, ...rest] = part.split(':')
  if (!/^[a-z0-9-]{1,20}$/.test(id) || (rest.length === 0 && id !== APP)) {
    throw new Error(`${which} has to look like id:key, the id of a-z, 0-9 and dashes`)
  }
  if (rest.length === 0) return { id, key: null }
  const key = rest.join(':')
  if (key.length < MIN_KEY_LENGTH) {
    throw new Error(`${which}, "${id}", is shorter than ${MIN_KEY_LENGTH} characters`)
  }
  return { id, key }
}

/** Each purpose has its own derived key and is bound to the value as well. */
export class Keyring {
  readonly currentId: string
  #keys: Map<string, string>
  #drivers = new Map<string, AES256GCM>()

  constructor(keys: NamedKey[], appKey: string) {
    this.currentId = keys[0].id
    this.#keys = new Map(keys.map(({ id, key }) => [id, key ?? appKey]))
  }

  encrypt(value: string, purpose: string) {
    return this.#driver(this.currentId, purpose).encrypt(value, undefined, purpose)
  }

  decrypt(encrypted: string, purpose: string) {
    const id = keyIdOf(encrypted)
    if (!this.#keys.has(id)) {
      throw new Error(`An encrypted ${purpose} names the key "${id}", which SECRET_KEYS does not hold`)
    }
    const value = this.#driver(id, purpose).decrypt<string>(encrypted, purpose)
    if (value === null) {
      throw new Error(
        `An encrypted ${purpose} does not open with the key "${id}": another key went by that name, or it was damaged`
      )
    }
    return value
  }

  blindIndex(value: string) {
    return this.#index(this.currentId, value)
  }

  blindIndexes(value: string) {
    return [...this.#keys.keys()].map((id) => this.#index(id, value))
  }

  has(id: string) {
    return this.#keys.has(id)
  }

  #index(id: string, value: string) {
    return `${id}.${this.#driver(id, 'index').blindIndex(value, 'index')}`
  }

  #driver(id: string, purpose: string) {
    const name = `${id} ${purpose}`
    let driver = this.#drivers.get(name)
    if (!driver) {
      const info = `fareback secrets 1 ${purpose}`
      const derived = hkdfSync('sha256', this.#keys.get(id)!, '', info, 32)
      driver = new AES256GCM({ id, key: Buffer.from(derived).toString('base64url') })
      this.#drivers.set(name, driver)
    }
    return driver
  }
}

const keyIdOf = (encrypted: string) => encrypted.slice(0, Math.max(encrypted.indexOf('.'), 0))
