import { Hash } from '@adonisjs/core/hash'
import { Argon } from '@adonisjs/core/hash/drivers/argon'
import { expect, test } from 'vitest'
import { COST } from '#config/hash'

test('a password costs whoever guesses at it 19 MiB and two passes a try', async () => {
  const hash = new Hash(new Argon({ variant: 'id', ...COST }))
  const stored = await hash.make('a password for tests')
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await hash.verify(stored, 'a password for tests')).toBe(true)
  expect(await hash.verify(stored, 'another password')).toBe(false)
})
