import { describe, expect, test } from 'vitest'
import { runScript } from '#tests/support/web_process'

describe('an error that nobody catches', () => {
  test('ends the job or the connection that it belongs to, and no other', async () => {
    const output = await runScript('tests/support/escapes.ts')

    expect(JSON.parse(output.trim().split('\n').at(-1)!)).toEqual({
      jobs: ['in a timer', 'emitted', 'rejected', 'done'],
      connection: ['thrown at once', 'thrown later'],
    })
  })
})
