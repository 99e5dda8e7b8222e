import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { homedir } from 'node:os'
import { chromium } from '@playwright/test'
import { abort, say } from '../output.ts'

/** What a machine has, and what it can be told to get. */
export type Machine = {
  env: Record<string, string | undefined>
  platform: NodeJS.Platform
  home: string
  /** Where Playwright keeps the browser of its version, whether it is there or not. */
  ownBrowser: () => string
  /** Whether the program is there and starts: a browser may miss a library. */
  starts: (file: string) => boolean
  /** Whether the command ended well. */
  run: (command: string, args: string[]) => boolean
  isRoot: boolean
}

const MISSING =
  'The browser tests need Chromium or Chrome, and none could be installed here: install one, or set CHROMIUM to where it is.'

/** Milliseconds for a download. */
const TIMEOUT_MS = 300_000

/** The browser that the machine has, else one that Playwright or apt installs (once). */
export function findChromium(machine: Machine = thisMachine): string {
  const { env, ownBrowser, starts } = machine
  if (env.CHROMIUM) {
    if (starts(env.CHROMIUM)) return env.CHROMIUM
    abort(`CHROMIUM is set to ${env.CHROMIUM}, and no browser starts from there.`)
  }
  const places = [ownBrowser(), ...usualPlaces(machine)]
  const found = places.find(starts)
  if (found) return found

  say('Installing Chromium (once) ...')
  for (const install of [byPlaywright, byApt]) {
    if (!install(machine)) continue
    const installed = places.find(starts)
    if (installed) return installed
  }
  abort(MISSING)
}

function usualPlaces({ platform, home }: Machine) {
  if (platform === 'darwin') {
    const apps = [
      'Chromium.app/Contents/MacOS/Chromium',
      'Google Chrome.app/Contents/MacOS/Google Chrome',
      'Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
    ]
    const folders = ['/Applications', `${home}/Applications`]
    return [
      ...folders.flatMap((folder) => apps.map((app) => `${folder}/${app}`)),
      '/opt/homebrew/bin/chromium',
      '/usr/local/bin/chromium',
    ]
  }
  return [
    // Without windows of its own, a quarter faster.
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/opt/google/chrome/chrome',
    '/snap/bin/chromium',
    '/usr/bin/microsoft-edge',
  ]
}

const byPlaywright = ({ run }: Machine) =>
  run(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'])

function byApt({ platform, run, isRoot }: Machine) {
  if (platform !== 'linux') return false
  const apt = (...args: string[]) => (isRoot ? run('apt-get', args) : run('sudo', ['-n', 'apt-get', ...args]))
  const install = (name: string) => apt('install', '-y', '-qq', name)
  return apt('update', '-qq') && (install('chromium-headless-shell') || install('chromium'))
}

const thisMachine: Machine = {
  env: process.env,
  platform: process.platform,
  home: homedir(),
  ownBrowser: () => chromium.executablePath(),
  starts: (file) => existsSync(file) && spawnSync(file, ['--version'], { timeout: 30_000 }).status === 0,
  run: (command, args) => {
    try {
      execFileSync(command, args, {
        stdio: 'ignore',
        timeout: TIMEOUT_MS,
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      })
      return true
    } catch {
      return false
    }
  },
  isRoot: process.getuid?.() === 0,
}
