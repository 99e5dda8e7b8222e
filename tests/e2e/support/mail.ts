import { run } from '../../../bin/support/run.ts'

/** The path of the link in the newest mail of a kind to an address. */
export async function mailedLink(address: string, template: string) {
  const printed = await run(
    'node',
    ['--import=@poppinss/ts-exec', 'tests/e2e/support/print_mailed_link.ts', address, template],
    JSON.parse(process.env.FAREBACK_ENV!)
  )
  const url = printed.trim().split('\n').at(-1)!
  return new URL(url).pathname
}
