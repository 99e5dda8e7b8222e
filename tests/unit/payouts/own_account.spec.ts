import { spawnSync } from 'node:child_process'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ownAccountName, ownBic, ownIban } from '#app/money/payouts/own_account'
import { EXAMPLE_ACCOUNT, EXAMPLE_SETTINGS } from '#config/example_account'

const VARIABLES = Object.keys(EXAMPLE_ACCOUNT)

beforeEach(() => {
  for (const variable of VARIABLES) vi.stubEnv(variable, undefined)
})
afterEach(() => vi.unstubAllEnvs())

const account = ({ name, iban, bic }: { name?: string; iban?: string; bic?: string } = {}) => ({
  name: ownAccountName('BANK_ACCOUNT_NAME', name),
  iban: ownIban('BANK_ACCOUNT_IBAN', iban),
  bic: ownBic('BANK_ACCOUNT_BIC', bic),
})

describe('our own account', () => {
  test.each(['development', 'test'])('is an example in %s', (environment) => {
    vi.stubEnv('NODE_ENV', environment)
    expect(account()).toEqual({ name: 'Fareback', iban: 'NL91ABNA0417164300', bic: 'ABNANL2A' })
  })

  test('is never half of the example', () => {
    vi.stubEnv('BANK_ACCOUNT_IBAN', 'NL39RABO0300065264')
    expect(() => account({ iban: 'NL39RABO0300065264' })).toThrow(/BANK_ACCOUNT_NAME is missing/)
    expect(account({ name: 'Us', iban: 'NL39RABO0300065264' }).bic).toBeUndefined()
  })
})

describe('our own account in production', () => {
  beforeEach(() => {
    vi.stubEnv('NODE_ENV', 'production')
  })

  test('is taken as it is given, the IBAN without its groups', () => {
    expect(account({ name: ' Fareback B.V. ', iban: 'NL39 RABO 0300 0652 64', bic: 'RABONL2U' })).toEqual({
      name: 'Fareback B.V.',
      iban: 'NL39RABO0300065264',
      bic: 'RABONL2U',
    })
  })

  test.each([
    [ownAccountName, undefined, 'BANK_ACCOUNT is missing: payouts leave from this account'],
    [ownAccountName, ' ', 'BANK_ACCOUNT is missing: payouts leave from this account'],
    [ownAccountName, 'x'.repeat(71), 'longer than the 70 characters that SEPA takes'],
    [ownAccountName, '🎉', 'BANK_ACCOUNT has no letter that a bank can read'],
    [ownIban, undefined, 'BANK_ACCOUNT is missing: payouts leave from this account'],
    [ownIban, 'NL39RABO0300065265', 'BANK_ACCOUNT is not a valid IBAN'],
    [ownIban, 'TR330006100519786457841326', 'BANK_ACCOUNT is of a country outside SEPA'],
    [ownBic, 'RABO', 'BANK_ACCOUNT is not a valid BIC, such as ABNANL2A'],
  ])('is refused in a sentence: %o of %j', (validate, value, words) => {
    expect(() => validate('BANK_ACCOUNT', value)).toThrow(words)
  })
})

// Starts as the application does, up to the check of its environment.
describe('the application in production', () => {
  const start = (given: Record<string, string>) => {
    const { status, stderr } = spawnSync('node', ['--import=@poppinss/ts-exec', 'start/env.ts'], {
      encoding: 'utf8',
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'production',
        HOST: '127.0.0.1',
        PORT: '0',
        LOG_LEVEL: 'fatal',
        APP_KEY: 'a key that only the tests know....',
        APP_URL: 'http://localhost',
        DATABASE_APP_URL: 'postgres://nobody@localhost/nothing',
        ...given,
      },
    })
    return { status, stderr }
  }

  test('starts with an account', () => {
    expect(start(EXAMPLE_SETTINGS)).toEqual({ status: 0, stderr: '' })
  })

  test('does not start without one, or with a wrong one, and says why', () => {
    const without = start({})
    expect(without.status).not.toBe(0)
    expect(without.stderr).toContain('BANK_ACCOUNT_NAME is missing: payouts leave from this account')
    expect(without.stderr).toContain('BANK_ACCOUNT_IBAN is missing: payouts leave from this account')

    expect(without.stderr).toContain('SENDER_ADDRESS has no line such as 3500 BE Utrecht')

    const wrong = start({ ...EXAMPLE_SETTINGS, BANK_ACCOUNT_IBAN: 'NL91ABNA0417164301' })
    expect(wrong.status).not.toBe(0)
    expect(wrong.stderr).toContain('BANK_ACCOUNT_IBAN is not a valid IBAN')
  })
})
