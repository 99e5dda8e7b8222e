import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { abort, say } from '../output.ts'

/** Debian's Chromium, installed when the machine has no browser. */
export function findChromium(): string {
  const names = [
    process.env.CHROMIUM,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ]
  const found = names.find((name) => name && existsSync(name))
  if (found) return found

  say('Installing Chromium (once) ...')
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  try {
    for (const args of [
      ['update', '-qq'],
      ['install', '-y', '-qq', 'chromium'],
    ]) {
      const [command, ...rest] = [...sudo, 'apt-get', ...args]
      execFileSync(command, rest, {
        stdio: 'ignore',
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      })
    }
    return '/usr/bin/chromium'
  } catch {
    abort('The browser tests need Chromium: install it, or set CHROMIUM to where it is.')
  }
}
