import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { readBounce } from '#app/messages/emails/read_bounce'

const ID = '01995c3e-7b1d-7c22-9a41-5f0e6d2c8b11'
const mail = async (name: string) =>
  (await readFile(`tests/fixtures/bounces/${name}.eml`, 'utf8')).replaceAll('{{id}}', ID)
const read = async (text: string) => readBounce(Buffer.from(text))

test.for([
  ['postfix', '550 5.1.1 <[address]>: no such user here'],
  ['exchange', '550 5.2.2 STOREDRV.Deliver; mailbox full'],
])('a report of %s names our message and says why', async ([name, problem]) => {
  expect(await read(await mail(name))).toEqual({ publicId: ID, problem })
})

test('a report without a diagnosis gives its status', async () => {
  const text = (await mail('postfix')).replace(/Diagnostic-Code:[^]*?user here\r\n/, '')
  expect(await read(text)).toEqual({ publicId: ID, problem: '5.1.1' })
})

test.for(['delayed', 'out_of_office'])('%s is no bounce', async (name) => {
  expect(await read(await mail(name))).toBeNull()
})

test('anything else is no bounce and throws nothing', async () => {
  const postfix = await mail('postfix')
  const odd = [
    '',
    'x',
    '\0'.repeat(1000),
    postfix.slice(0, 900),
    postfix.replaceAll(ID, 'not-one-of-ours'),
    postfix.replace('Action: failed', 'Action: delivered'),
  ]
  for (const text of odd) expect(await read(text)).toBeNull()
})
