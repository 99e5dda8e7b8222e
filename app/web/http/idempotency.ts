import { number, orNull, text, typed } from '#app/platform/shared/column'
import { readRow } from '#app/platform/shared/read_rows'
import { createHash } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { sha256Of } from '#app/platform/shared/drive/stored_file'
import { timestamp } from '#app/platform/shared/clock'
import { isPrecognitive } from '#app/web/http/precognition'
import { isLockTimeout } from '#app/platform/shared/database_errors'
import { Refusal } from '#app/platform/shared/refusal'
import { setTimeout as delay } from 'node:timers/promises'
import { execute, exists } from '#app/platform/shared/execute'
import { compensateWith, asPerson, betweenTransactions, isMarkedForRollback } from '#app/platform/shared/tenancy'

/** Made by the page for each press, see draft-ietf-httpapi-idempotency-key-header. */
export const IDEMPOTENCY_KEY = 'idempotency-key'

const FORM = /^[\w-]{16,64}$/

/** Milliseconds that the second of two presses waits for the first, and between two looks. */
const MAX_WAIT = 15_000
const INTERVAL = 200

type Answer = { status: number; location: string | null; notice: unknown }
/** Without a status the first press is not answered yet. */
type Known = Omit<Answer, 'status'> & { status: number | null; bodyHash: string }

/** The second of two equal presses gets the answer of the first, for 24 hours. Throws a Refusal for another body. */
export async function once(ctx: HttpContext, next: NextFn) {
  // The key belongs to the press that follows.
  if (isPrecognitive(ctx)) return next()
  const key = ctx.request.header(IDEMPOTENCY_KEY)
  if (!key || !FORM.test(key)) throw new Refusal('form', 'idempotencyKeyMissing')
  const { id: userId, tenantId } = ctx.user
  const bodyHash = await hashOf(ctx)

  const claimed = { key, userId, tenantId, bodyHash, now: timestamp() }
  const known = await claimOrKnown(claimed)
  if (known) return replay(ctx, known, bodyHash)
  compensateWith(() => release(claimed))
  await next()
  if (isMarkedForRollback()) return
  const { response, session } = ctx
  const answer: Answer = {
    status: response.getStatus(),
    location: String(response.getHeader('location') ?? '') || null,
    notice: session.responseFlashMessages.get('notice') ?? null,
  }
  const isOurs = await exists(
    `update idempotency_keys set status = :status, location = :location, notice = :notice where ${IS_OURS}`,
    { ...claimed, ...answer, notice: JSON.stringify(answer.notice) }
  )
  // It took so long that another press has the key: what this one did is rolled back.
  if (!isOurs) throw new Refusal('form', 'stillWorking')
}

const IS_OURS = 'user_id = :userId and key = :key and created_at = :now'

type Claim = { key: string; userId: number; tenantId: number; bodyHash: string; now: string }

/** Null once the key is ours, else what is known of the first press. Throws a Refusal after MAX_WAIT. */
async function claimOrKnown(claimed: Claim) {
  for (const end = performance.now() + MAX_WAIT; performance.now() < end;) {
    if (await claim(claimed)) return null
    const known = await knownAs(claimed.key, claimed.userId)
    if (known && (known.status !== null || known.bodyHash !== claimed.bodyHash)) return known
    // A file of the first press is on its way to the drive.
    await betweenTransactions(() => delay(INTERVAL))
  }
  throw new Refusal('form', 'stillWorking')
}

/** Of a press that was refused after a file of it was stored; before, its claim is rolled back with the rest. */
const release = (claimed: Claim) =>
  asPerson(claimed.tenantId, claimed.userId, () =>
    execute(`delete from idempotency_keys where ${IS_OURS} and status is null`, claimed)
  )

/** False when the key was used in the last day; waits for a request that is using it. One that died with it has lost it. */
async function claim(claimed: Claim) {
  try {
    return await exists(
      `insert into idempotency_keys as known (tenant_id, user_id, key, body_hash, created_at)
       values (:tenantId, :userId, :key, :bodyHash, :now)
       on conflict (user_id, key) do update set body_hash = excluded.body_hash, created_at = excluded.created_at, status = null,
         location = null, notice = null
       where known.created_at < excluded.created_at - interval '24 hours'
         or (known.status is null and known.created_at < excluded.created_at - interval '2 minutes')
       returning key`,
      claimed
    )
  } catch (error) {
    throw isLockTimeout(error) ? new Refusal('form', 'stillWorking') : error
  }
}

const knownAs = (key: string, userId: number) =>
  readRow(
    {
      bodyHash: text('body_hash'),
      status: orNull(number('status')),
      location: orNull(text('location')),
      notice: orNull(typed<unknown>('notice')),
    },
    'from idempotency_keys where user_id = ? and key = ?',
    [userId, key]
  )

function replay({ response, session }: HttpContext, known: Known, bodyHash: string) {
  if (known.bodyHash !== bodyHash || known.status === null) throw new Refusal('form', 'idempotencyKeyUsed')
  if (known.notice) session.flash('notice', known.notice)
  response.header('idempotency-replayed', 'true')
  if (known.location) return response.redirect().status(known.status).toPath(known.location)
  return response.status(known.status).send('')
}

/** Of where it is asked and what: without the address's query, which holds where the page came from. */
async function hashOf({ request }: HttpContext) {
  const { file, ...fields } = request.body()
  const isFile = typeof file?.tmpPath === 'string'
  const content: unknown = isFile ? await sha256Of(file.tmpPath) : file
  const asked = [request.method(), request.url(), fields, content ?? null]
  return createHash('sha256').update(JSON.stringify(asked)).digest('hex')
}
