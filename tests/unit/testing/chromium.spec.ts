import { afterEach, describe, expect, test, vi } from 'vitest'
import { type Machine, findChromium } from '#bin/support/testing/chromium'

const OWN = '/home/anna/.cache/ms-playwright/chromium/chrome'
const CHROME = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

/** A machine with these programs; `installs` says what a command adds to them. */
function machine({
  programs = [],
  installs = {},
  ...more
}: Partial<Machine> & { programs?: string[]; installs?: Record<string, string> }) {
  const commands: string[] = []
  const found: Machine = {
    env: {},
    platform: 'linux',
    home: '/home/anna',
    ownBrowser: () => OWN,
    starts: (file) => programs.includes(file),
    run: (command, args) => {
      const line = [command, ...args].join(' ')
      commands.push(line)
      const installed = Object.entries(installs).find(([part]) => line.includes(part))
      if (installed) programs.push(installed[1])
      return installed !== undefined || line.includes('apt-get update')
    },
    isRoot: false,
    ...more,
  }
  return { found, commands }
}

const ended = new Error('ended')

function sentence(work: () => unknown) {
  const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  vi.spyOn(process, 'exit').mockImplementation(() => {
    throw ended
  })
  expect(work).toThrow(ended)
  return written.mock.calls.map(([text]) => text).join('')
}

afterEach(() => vi.restoreAllMocks())

describe('the browser of the tests', () => {
  test.each([
    ['what CHROMIUM says', { env: { CHROMIUM: '/opt/mine' }, programs: [OWN, '/opt/mine'] }, '/opt/mine'],
    ['Playwright’s own', { programs: ['/usr/bin/chromium', OWN] }, OWN],
    ['that of Debian', { programs: ['/usr/bin/chromium'] }, '/usr/bin/chromium'],
    [
      'that of Debian without windows',
      { programs: ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell'] },
      '/usr/bin/chromium-headless-shell',
    ],
    ['that of a snap', { programs: ['/snap/bin/chromium'] }, '/snap/bin/chromium'],
    ['Chrome on a Mac', { platform: 'darwin' as const, programs: [CHROME] }, CHROME],
    [
      'Chrome in the home of a Mac',
      { platform: 'darwin' as const, home: '/Users/a', programs: [`/Users/a${CHROME}`] },
      `/Users/a${CHROME}`,
    ],
  ])('is %s, and nothing is installed', (_, options, expected) => {
    const { found, commands } = machine(options)
    expect(findChromium(found)).toBe(expected)
    expect(commands).toEqual([])
  })

  test('is installed by Playwright where there is none', () => {
    const { found, commands } = machine({ platform: 'darwin', installs: { 'install chromium': OWN } })
    expect(findChromium(found)).toBe(OWN)
    expect(commands).toHaveLength(1)
  })

  test('is installed by apt where Playwright cannot, without a password being asked', () => {
    const { found, commands } = machine({
      installs: { '-qq chromium-headless-shell': '/usr/bin/chromium-headless-shell' },
    })
    expect(findChromium(found)).toBe('/usr/bin/chromium-headless-shell')
    expect(commands.slice(1)).toEqual([
      'sudo -n apt-get update -qq',
      'sudo -n apt-get install -y -qq chromium-headless-shell',
    ])
  })

  test('is installed whole where apt knows no other', () => {
    const { found, commands } = machine({ isRoot: true })
    found.run = (command, args) => {
      commands.push([command, ...args].join(' '))
      return args.includes('update') || args.at(-1) === 'chromium'
    }
    const starts = (file: string) =>
      file === '/usr/bin/chromium' && commands.some((line) => line.endsWith('-qq chromium'))
    expect(findChromium({ ...found, starts })).toBe('/usr/bin/chromium')
  })

  test.each([
    ['linux', true],
    ['darwin', false],
  ] as const)('is asked for in one sentence where nothing can install it, on %s', (platform, hasApt) => {
    const { found, commands } = machine({ platform })
    expect(sentence(() => findChromium(found))).toMatch(/^\n.*set CHROMIUM to where it is\.\n$/)
    expect(commands.some((line) => line.includes('apt-get'))).toBe(hasApt)
  })

  test('is not another one than CHROMIUM says', () => {
    const { found } = machine({ env: { CHROMIUM: '/nowhere' }, programs: [OWN] })
    expect(sentence(() => findChromium(found))).toContain('CHROMIUM is set to /nowhere')
  })
})
