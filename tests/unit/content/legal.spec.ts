import { describe, expect, test } from 'vitest'
import privacyEn from '../../../inertia/content/legal/privacy_policy.en.ts'
import privacyNl from '../../../inertia/content/legal/privacy_policy.nl.ts'
import termsEn from '../../../inertia/content/legal/terms_of_service.en.ts'
import termsNl from '../../../inertia/content/legal/terms_of_service.nl.ts'
import type { LegalText } from '../../../inertia/content/legal/legalText.ts'

const TEXTS = [
  { name: 'privacy policy', en: privacyEn, nl: privacyNl },
  { name: 'terms of service', en: termsEn, nl: termsNl },
]

type Section = LegalText['sections'][number]

/** Where the paragraphs and lists stand, and how long each list is. */
const shapeOf = ({ id, body }: Section) => ({
  id,
  body: body.map((part) => (typeof part === 'string' ? 'paragraph' : part.list.length)),
})

const sentencesOf = ({ title, intro, sections }: LegalText) => [
  title,
  ...intro,
  ...sections.flatMap(({ heading, body }) => [
    heading,
    ...body.flatMap((part) => (typeof part === 'string' ? [part] : part.list)),
  ]),
]

const amountsIn = (text: LegalText) =>
  (
    sentencesOf(text)
      .join(' ')
      .match(/\d+[.,]\d\d\b|\d+%/g) ?? []
  ).map((amount) => amount.replace(',', '.'))

describe.each(TEXTS)('the $name', ({ en, nl }) => {
  test('has the same sections in both languages', () => {
    expect(nl.sections.map(shapeOf)).toEqual(en.sections.map(shapeOf))
    expect(nl.intro).toHaveLength(en.intro.length)
    expect(nl.updatedOn).toBe(en.updatedOn)
  })

  test('names the same amounts in both languages', () => {
    expect(amountsIn(nl)).toEqual(amountsIn(en))
  })

  test.each([
    ['English', en],
    ['Dutch', nl],
  ])('has no gap in %s', (_, text) => {
    for (const sentence of sentencesOf(text)) expect(sentence.trim()).toMatch(/\S{3}/)
    for (const { body } of text.sections) expect(body).not.toHaveLength(0)
    expect(sentencesOf(text).join(' ')).not.toMatch(/\b(TODO|lorem|xxx)\b|\[|\{\{/i)
    expect(text.updatedOn).toBe(new Date(text.updatedOn).toISOString().slice(0, 10))
  })

  test('can be linked to section by section', () => {
    const ids = en.sections.map(({ id }) => id)

    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ids) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  })

  test('is Dutch without "u"', () => {
    expect(sentencesOf(nl).join(' ')).not.toMatch(/\b(u|uw)\b/i)
  })
})
