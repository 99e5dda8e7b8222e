import { Env } from '@adonisjs/core/env'
import { Secret } from '@adonisjs/core/helpers'
import proxyaddr from 'proxy-addr'
import { openSink } from '#app/platform/audit/stream/audit_sink'
import { namedKeysIn } from '#app/platform/encryption/keyring'
import { senderAddress } from '#app/claims/letters/sender_address'
import { ownAccountName, ownBic, ownIban } from '#app/money/payouts/own_account'
import { CHAT_REGIONS } from '#app/messages/intercom/chat_region'

const hasNoChat = () => !process.env.INTERCOM_APP_ID
const sendsNothing = () => process.env.MAIL_TRANSPORT !== 'smtp'
const pushesItself = () => !['PUSHER_APP_ID', 'PUSHER_KEY', 'PUSHER_SECRET'].some((name) => process.env[name])

export default await Env.create(new URL('../', import.meta.url), {
  NODE_ENV: Env.schema.enum(['development', 'production', 'test'] as const),
  PORT: Env.schema.number(),
  HOST: Env.schema.string({ format: 'host' }),
  LOG_LEVEL: Env.schema.string(),

  /** Addresses or networks of our proxies, such as `10.0.0.0/8,::1`: they say where requests come from. */
  TRUSTED_PROXIES: trustedProxies,

  APP_KEY: Env.schema.secret(),
  /** What card numbers, IBANs and their like are encrypted with: `id:key,id:key`, the current one first. */
  SECRET_KEYS: secretKeys,
  APP_URL: Env.schema.string({ format: 'url', tld: false }),

  /** Connects as the role that owns nothing: web server and worker. */
  DATABASE_APP_URL: Env.schema.string(),
  /** Connects as the owner of the tables: migrations only. */
  DATABASE_URL: Env.schema.string.optional(),

  /** `off` lets staff in without a second factor, for the demo and the tests; a banner says so. */
  STAFF_TWO_FACTOR: Env.schema.enum.optional(['required', 'off'] as const),

  /** `smtp` sends messages through the server below; `stored` only keeps them for staff to read. */
  MAIL_TRANSPORT: Env.schema.enum.optional(['stored', 'smtp'] as const),
  /** `stub` counts a letter that is only stored as accepted by a mail server, for the demo and the tests. */
  MAIL_ACCEPTANCE: Env.schema.enum.optional(['server', 'stub'] as const),
  /** `shown` lets staff click the links in the mails of travellers, where no mailbox is: the demo and development. */
  MAIL_LINKS: Env.schema.enum.optional(['hidden', 'shown'] as const),
  /** On port 465 TLS from the start, on any other STARTTLS; in the clear only to this machine. */
  SMTP_HOST: Env.schema.string.optionalWhen(sendsNothing, { format: 'host' }),
  SMTP_PORT: Env.schema.number.optional(),
  SMTP_USERNAME: Env.schema.string.optional(),
  SMTP_PASSWORD: Env.schema.secret.optional(),
  /** What our mail server has to send along with a message that came back, to `/inbound/bounces`. Without it none is taken. */
  BOUNCE_TOKEN: Env.schema.secret.optional(),
  /** Where messages go that cannot be delivered; without it to the address they are from. */
  BOUNCE_ADDRESS: Env.schema.string.optional(),
  /** Whom messages are from, such as `Fareback <help@fareback.example>`. */
  MAIL_FROM: Env.schema.string.optionalWhen(sendsNothing),
  /** Our address above letters, its lines parted by `|`; one has the postcode. An example outside production. */
  SENDER_ADDRESS: senderAddress,

  /** The account that payouts leave from and that operators pay to. An example outside production. */
  BANK_ACCOUNT_NAME: ownAccountName,
  BANK_ACCOUNT_IBAN: ownIban,
  /** Without it the bank file says that our bank is known by its IBAN. */
  BANK_ACCOUNT_BIC: ownBic,

  /** `open` lets travellers apply as field researchers; leave it out where nobody reads applications. */
  RESEARCHER_APPLICATIONS: Env.schema.enum.optional(['closed', 'open'] as const),

  /** Who says whether an account is in the name of its payee; `stub` makes answers up, for the demo. */
  PAYEE_VERIFICATION: Env.schema.enum.optional(['none', 'stub'] as const),

  /** All three of a hosted Pusher app, or none: then our own server carries what pages hear live. */
  PUSHER_APP_ID: Env.schema.string.optionalWhen(pushesItself),
  PUSHER_KEY: Env.schema.string.optionalWhen(pushesItself),
  PUSHER_SECRET: Env.schema.secret.optionalWhen(pushesItself),
  PUSHER_CLUSTER: Env.schema.string.optional(),
  /** How pages say who listens: by their `session`, or by a `bearer` token where its cookie does not come along. */
  BROADCASTING_AUTH: Env.schema.enum.optional(['session', 'bearer'] as const),

  /** The support chat: an Intercom workspace, the secret that proves who chats, and where it is. Off without an id. */
  INTERCOM_APP_ID: Env.schema.string.optional(),
  INTERCOM_IDENTITY_SECRET: Env.schema.secret.optionalWhen(hasNoChat),
  INTERCOM_REGION: Env.schema.enum.optional(CHAT_REGIONS),

  /** Where the audit log is sent as well, a line of JSON for each entry: `file:`, `unix:`, `tcp:` or `tls:`. */
  AUDIT_STREAM: auditStream,

  /** Where the local disk keeps uploads; outside the build so that a new build keeps them. */
  DRIVE_ROOT: Env.schema.string.optional(),
})

/** Refused here: a network that is none would otherwise stop the first request. */
function trustedProxies(_name: string, value = '') {
  const networks = value.split(',').flatMap((one) => one.trim() || [])
  proxyaddr.compile(networks)
  return networks
}

/** Opens nothing yet. */
function auditStream(_name: string, value?: string) {
  if (value) openSink(value).close()
  return value || undefined
}

/** Refused here as well: a slip shows when the application starts and not with the first card. */
function secretKeys(_name: string, value?: string) {
  namedKeysIn(value)
  return value ? new Secret(value) : undefined
}
