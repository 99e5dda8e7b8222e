import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { WINGS, faultsOf, sourcesOfApp } from './imports.js'

const sources = sourcesOfApp()

/** Imports that once tied the domains into one knot: the file that had it, and what it imported. */
const TURNED: [file: string, imported: string][] = [
  ['people/tenants/tenant', 'people/accounts/user'],
  ['people/tenants/organisations', 'people/organisations/invitation'],
  ['messages/emails/templates', 'people/accounts/auth/link_tokens'],
  ['messages/emails/secret_link', 'people/accounts/user'],
  ['messages/emails/unsubscribe_link', 'people/accounts/user'],
  ['messages/emails/preferences', 'people/accounts/user'],
  ['messages/emails/actions/audit_reading', 'people/accounts/user'],
  ['messages/emails/actions/resend_email', 'people/accounts/user'],
  ['messages/emails/actions/send_email', 'people/accounts/user'],
  ['messages/emails/render_email', 'people/tenants/tenant'],
  ['messages/intercom/intercom_settings', 'people/accounts/user'],
  ['messages/live/channels', 'people/accounts/user'],
  ['messages/live/push_config', 'people/accounts/user'],
  ['messages/push/push', 'messages/live/outbox'],
  ['people/accounts/auth/actions/register', 'claims/estimates/estimate'],
  ['people/accounts/auth/actions/send_verification', 'claims/estimates/estimate'],
  ['people/accounts/user_info', 'travel/cards/isomorphic/card_kind'],
  ['people/accounts/user_info', 'money/premium/premium'],
  ['people/onboarding/actions/finish_onboarding', 'claims/claims/mandate'],
  ['people/onboarding/progress', 'travel/cards/ovcp_card'],
  ['platform/audit/audit', 'people/accounts/user'],
  ['messages/events/stateful', 'people/accounts/user'],
  ['platform/audit/audit_trail', 'people/accounts/user'],
  ['platform/encryption/actions/rotate_keys', 'people/tenants/tenant'],
  ['travel/trips/store_trips', 'travel/batches/store_batch_rows'],
  ['travel/trips/build_trips', 'travel/batches/isomorphic/disposition'],
  ['travel/operators/counterparty', 'claims/rules/claim_rule'],
  ['travel/operators/place_lists', 'travel/trips/tap'],
  ['travel/batches/batch_plan', 'claims/claims/claim_summary'],
  ['travel/batches/actions/commit_batch', 'claims/uploads/actions/rebuild_travel'],
  ['claims/claims/quote', 'money/premium/premium'],
  ['claims/claims/validators', 'claims/decisions/decision'],
  ['claims/claims/actions/move_claim', 'claims/letters/letter'],
  ['claims/claims/evidence/freeze_evidence', 'claims/mandates/mandate_text'],
  ['claims/decisions/decision', 'claims/letters/letter'],
]

describe('the wings of app/', () => {
  test('are seven, each with five lines that say where to start', () => {
    expect(readdirSync('app').sort()).toEqual([...WINGS].sort())
    for (const wing of WINGS) {
      const lines = readFileSync(`app/${wing}/README.md`, 'utf8').trim().split('\n')
      expect([wing, lines.length <= 12]).toEqual([wing, true])
    }
  })

  test('import downwards only, and no domains in a circle', () => {
    expect(sources.size).toBeGreaterThan(1_000)
    expect(faultsOf(sources)).toEqual([])
  })

  test.each(TURNED)('%s may not import %s', (file, imported) => {
    const path = `app/${file}.ts`
    expect(sources.has(path)).toBe(true)
    expect(sources.has(`app/${imported}.ts`)).toBe(true)
    const text = `import type { Any } from '#app/${imported}'\n${sources.get(path)}`
    expect(faultsOf(new Map(sources).set(path, text))).not.toEqual([])
  })

  test('let a controller compose what it likes', () => {
    const path = 'app/people/accounts/controllers/any_controller.ts'
    const text = "import Claim from '#app/claims/claims/claim'"
    expect(faultsOf(new Map(sources).set(path, text))).toEqual([])
  })
})
