import { existsSync, readFileSync } from 'node:fs'
import app from '@adonisjs/core/services/app'
import { describe, expect, test } from 'vitest'
import { filesOfList } from '#bin/support/make_list'
import { filesOfPage } from '#bin/support/make_page'
import { type UseCase, filesOfUseCase } from '#bin/support/use_case'

const FREEZE: UseCase = { domain: 'claims/claims', name: 'freeze_claim', admin: true }

const ALIAS = /^#(app|tests|database|start)\//
const IMPORT = /import (?:type )?(\w+)?(?:, )?(?:\{([^}]*)\})? ?from '([^']+)'/g

/** Names that a file imports from our own code and that are not there, as it would stand beside the others. */
function missingImports(text: string, files: Map<string, string>) {
  return [...text.matchAll(IMPORT)]
    .filter(([, , , from]) => ALIAS.test(from))
    .flatMap(([, fallback, names, from]) => {
      const path = `${from.slice(1)}.ts`
      const source = files.get(path) ?? (existsSync(path) ? readFileSync(path, 'utf8') : '')
      const wanted = (names ?? '').split(',').map((name) => name.replace('type ', '').trim())
      return [
        ...(fallback && !/export default/.test(source) ? [`${path}: default`] : []),
        ...wanted
          .filter(Boolean)
          .filter((name) => !new RegExp(`export .*\\b(const|function|class|type) ${name}\\b`).test(source))
          .map((name) => `${path}: ${name}`),
      ]
    })
}

describe('make:use_case', () => {
  test.each<[string, UseCase]>([
    ['for staff', FREEZE],
    ['for staff, to a status', { ...FREEZE, to: 'withdrawn' }],
    ['for the traveller', { ...FREEZE, admin: false }],
    ['of a model that has no status', { domain: 'people/accounts', name: 'warn_user', admin: true }],
  ])('writes what only needs what is there: %s', async (_, useCase) => {
    const files = await filesOfUseCase(useCase, app)
    for (const [path, text] of files) expect([path, missingImports(text, files)]).toEqual([path, []])
  })

  test('writes action, controller and test, and a line for the validator, the policy, the route and the notice', async () => {
    const files = await filesOfUseCase(FREEZE, app)
    expect([...files.keys()]).toEqual([
      'app/claims/claims/actions/freeze_claim.ts',
      'app/claims/claims/controllers/admin/freezes_controller.ts',
      'tests/functional/admin/freeze_claim.spec.ts',
      'app/claims/claims/validators.ts',
      'app/claims/claims/claim_policy.ts',
      'start/routes/admin.ts',
      'resources/lang/en/notices.json',
      'resources/lang/nl/notices.json',
    ])
    expect(added(files, 'app/claims/claims/validators.ts')).toContain(
      'export const freezeClaimValidator = vine.create({ reason: reason() })'
    )
    expect(added(files, 'app/claims/claims/claim_policy.ts')).toContain('  freeze(actor: User, claim: Claim) {')
    expect(added(files, 'start/routes/admin.ts')).toEqual([
      "    router.resource('claims.freezes', controllers.claims.claims.admin.Freezes).only(['store'])",
    ])
    expect(existsSync('app/claims/claims/actions/freeze_claim.ts')).toBe(false)
  })

  test('moves by the machine where it is told to which status', async () => {
    const files = await filesOfUseCase({ ...FREEZE, to: 'withdrawn' }, app)
    expect(files.get('app/claims/claims/actions/freeze_claim.ts')).toContain(
      "claim.moveTo('withdrawn', { by, audit: { reason } })"
    )
  })

  test.each<[RegExp, Partial<UseCase>]>([
    [/no model that "freeze_clam" ends with/, { name: 'freeze_clam' }],
    [/no model/, { domain: 'nowhere' }],
    [/exists already/, { name: 'give_up_claim' }],
    [/no states/, { domain: 'people/accounts', name: 'warn_user', to: 'warned' }],
    [/no ownedBy/, { domain: 'people/accounts', name: 'warn_user', admin: false }],
    [/tests\/factories has no createOvcpCard/, { domain: 'travel/cards', name: 'freeze_ovcp_card' }],
  ])('refuses with %s', async (why, given) => {
    await expect(filesOfUseCase({ ...FREEZE, ...given }, app)).rejects.toThrow(why)
  })
})

describe('make:list', () => {
  test('writes the declaration and its page, and a line for the route and the words', async () => {
    const files = await filesOfList('claims/attachments/attachment', app)
    expect([...files.keys()]).toEqual([
      'app/claims/attachments/attachment_list.ts',
      'inertia/pages/Admin/Attachments/Index.tsx',
      'start/routes/admin.ts',
      'resources/lang/en/staff_lists.json',
    ])
    for (const [path, text] of files) expect([path, missingImports(text, files)]).toEqual([path, []])
    expect(added(files, 'start/routes/admin.ts')).toEqual([
      "import { attachmentList } from '#app/claims/attachments/attachment_list'",
      "    listRoutes('attachments', attachmentList, 'Admin/Attachments/Index')",
    ])
    expect(files.get('app/claims/attachments/attachment_list.ts')).toContain("publicId: text('attachments.public_id')")
  })

  test.each([
    [/is no model/, 'claims/attachments/nothing'],
    [/has no reference, public_id or slug/, 'claims/decisions/decision'],
    [/exists already/, 'people/tenants/tenant'],
  ])('refuses with %s', async (why, name) => {
    await expect(filesOfList(name, app)).rejects.toThrow(why)
  })
})

describe('make:page', () => {
  test('writes the page and its controller, and a line for the route and each language', async () => {
    const files = await filesOfPage('travel/trips', 'User/FareHistory/Show', app)
    expect([...files.keys()]).toEqual([
      'inertia/pages/User/FareHistory/Show.tsx',
      'app/travel/trips/controllers/user/fare_history_controller.ts',
      'start/routes/user.ts',
      'resources/lang/en/fareHistory.json',
      'resources/lang/nl/fareHistory.json',
    ])
    expect(added(files, 'start/routes/user.ts')).toEqual([
      "    router.get('fare-history/:id', [controllers.travel.trips.user.FareHistory, 'show']).as('fare_history.show')",
    ])
  })

  test.each([
    [/is no name like/, 'travel/trips', 'FareHistory'],
    [/is no name like/, 'travel/trips', 'User/FareHistory/Look'],
    [/no wing/, 'nowhere/trips', 'User/FareHistory/Show'],
    [/exists already/, 'web/home', 'User/Home/Show'],
  ])('refuses with %s', async (why, domain, page) => {
    await expect(filesOfPage(domain, page, app)).rejects.toThrow(why)
  })
})

function added(files: Map<string, string>, path: string) {
  const before = new Set(readFileSync(path, 'utf8').split('\n'))
  return files
    .get(path)!
    .split('\n')
    .filter((line) => !before.has(line))
}
