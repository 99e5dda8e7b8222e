import { readFileSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { TEMPLATES } from '#app/messages/emails/templates'
import { sentencesOf, unbound, unused } from '#tests/unit/lang/sentence_events'

const filesIn = (folder: string, ending: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => join(folder, name))

const catalogOf = (locale: string) =>
  Object.fromEntries(
    filesIn(`resources/lang/${locale}`, '.json').map((file) => [
      basename(file, '.json'),
      JSON.parse(readFileSync(file, 'utf8')),
    ])
  )
const [EN, NL] = [catalogOf('en'), catalogOf('nl')]

describe('each sentence that says that something happened', () => {
  test.each([
    ['en', EN],
    ['nl', NL],
  ] as const)('is about an event that is recorded, in %s', (locale, catalog) => {
    expect(unbound(catalog, locale)).toEqual([])
  })

  test('is listed under an event, and none is listed that is gone', () => {
    expect(unused([EN, NL])).toEqual([])
  })

  test('fails here when it claims too much', () => {
    const claims = (key: string, en: string, nl: string) => [
      unbound({ ...EN, claims: { ...EN.claims, now: { ...EN.claims.now, [key]: en } } }, 'en'),
      unbound({ ...NL, claims: { ...NL.claims, now: { ...NL.claims.now, [key]: nl } } }, 'nl'),
    ]
    expect(
      claims('readyToo', 'We sent your claim to {operator}.', 'We hebben je claim naar {operator} gestuurd.')
    ).toEqual([
      [['claims.now.readyToo', 'We sent your claim to {operator}.']],
      [['claims.now.readyToo', 'We hebben je claim naar {operator} gestuurd.']],
    ])
    expect(unbound({ home: { paid: 'NS paid you.' } }, 'en')).toHaveLength(1)
    expect(unbound({ home: { day: 'On {sent} you can claim.' } }, 'en')).toEqual([])
  })
})

/** Who may say it: the action that records the event. */
const MAILS: Record<string, string[]> = {
  claims_asked: ['app/claims/claims/actions/watch_deadlines.ts'],
  claim_overdue: ['app/claims/claims/actions/watch_deadlines.ts'],
  claim_expired: ['app/claims/claims/actions/watch_deadlines.ts'],
  claim_escalated: ['app/claims/claims/actions/escalate_claim.ts'],
  committee_asked: ['app/claims/claims/actions/ask_about_committee.ts'],
  claim_on_hold: ['app/claims/claims/actions/hold_claim.ts'],
}

/** A kind of letter names two messages; which of them is sent when is said in one place each. */
const MAILS_OF_LETTERS = ['claims_submitted', 'claims_objected', 'objections_returned', 'claims_returned']
const LETTER_EVENTS = {
  'tells.left': 'app/claims/letters/actions/record_dispatch.ts',
  'tells.returned': 'app/claims/letters/actions/return_letter.ts',
}

describe('a mail about a claim', () => {
  const sources = filesIn('app', '.ts').map((file) => [file, readFileSync(file, 'utf8')] as const)
  const filesWith = (text: string) =>
    sources.flatMap(([file, source]) => (!file.startsWith('app/messages/emails/') && source.includes(text) ? file : []))

  test.each(Object.entries(LETTER_EVENTS))(
    '%s of a letter is sent by the action that records it alone',
    (event, file) => {
      expect(filesWith(event)).toEqual([file])
      for (const template of MAILS_OF_LETTERS) {
        expect(Object.keys(TEMPLATES)).toContain(template)
        for (const other of filesWith(`'${template}'`)) expect(other).toMatch(/^app\/claims\/letters\/kinds\//)
      }
    }
  )

  test.each(Object.entries(MAILS))('%s is sent by the action that records its event alone', (template, files) => {
    expect(Object.keys(TEMPLATES)).toContain(template)
    const sending = sources.filter(
      ([file, source]) =>
        !file.startsWith('app/messages/emails/') && source.includes('sendEmail(') && source.includes(`'${template}'`)
    )
    expect(sending.map(([file]) => file)).toEqual(files)
  })

  test('is listed here where it says that something happened to a claim', () => {
    const said = sentencesOf({ emails: EN.emails }).filter(
      ([key, sentence]) => /^emails\.claims?_/.test(key) && /\b(sent|submitted|objected|brought|took)\b/.test(sentence)
    )
    const templates = [...new Set(said.map(([key]) => key.split('.')[1]))]
    expect(
      templates.filter(
        (template) =>
          !(template in MAILS) && !MAILS_OF_LETTERS.includes(template) && template !== 'claim_window_closing'
      )
    ).toEqual([])
  })
})
