import { readFileSync } from 'node:fs'
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { describe, expect, test } from 'vitest'
import { TEMPLATES, type Template, type TemplateName } from '#app/messages/emails/templates'
import { EMAIL_TOPICS } from '#app/messages/emails/topics'

type Words = Record<string, string>
type Catalog = Record<TemplateName, Words> & { layout: Record<string, unknown> }

const catalog = (locale: string): Catalog =>
  JSON.parse(readFileSync(new URL(`../../../resources/lang/${locale}/emails.json`, import.meta.url), 'utf8'))

const names = Object.keys(TEMPLATES) as TemplateName[]
const KEYS = ['subject', 'heading', 'p1', 'p2', 'p3', 'p4', 'button', 'footnote', 'why']

/** What a sentence is filled with, and what it chooses by. */
const gapsOf = (elements: MessageFormatElement[]): string[] =>
  elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return []
    if (element.type === TYPE.tag) return [`<${element.value}>`, ...gapsOf(element.children)]
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return [element.value]
    return [element.value, ...Object.values(element.options).flatMap(({ value }) => gapsOf(value))]
  })

const gapsIn = (words: Words) => new Set(Object.values(words).flatMap((text) => gapsOf(parse(text))))

/** What a template is told, and what every template knows. */
function givenTo({ values, linkMinutes }: Template) {
  const amounts = values.filter((value) => value.endsWith('Cents')).map((value) => value.replace(/Cents$/, ''))
  return [...values, ...amounts, 'when', ...(linkMinutes ? ['hours', 'days'] : [])]
}

describe.each(['nl', 'en'])('the words of messages in %s', (locale) => {
  const words = catalog(locale)

  test('are there for every template, and for nothing else', () => {
    expect(Object.keys(words).sort()).toEqual(['layout', ...names].sort())
    expect(Object.keys(words.layout.why as Words).sort()).toEqual([...EMAIL_TOPICS].sort())
  })

  test.each(names)('%s has a subject, a heading and a first sentence', (name) => {
    expect(words[name]).toMatchObject({
      subject: expect.stringMatching(/\S/),
      heading: expect.stringMatching(/\S/),
      p1: expect.stringMatching(/\S/),
    })
    expect(Object.keys(words[name]).filter((key) => !KEYS.includes(key))).toEqual([])
  })

  test.each(names)('%s has words on its button, if it has one', (name) => {
    const template: Template = TEMPLATES[name]
    expect('button' in words[name]).toBe(template.button !== undefined || template.linkMinutes !== undefined)
  })

  test.each(names)('%s has no gap that stays empty', (name) => {
    const given = givenTo(TEMPLATES[name])
    expect([...gapsIn(words[name])].filter((gap) => !given.includes(gap))).toEqual([])
  })

  test.each(names)('%s uses all that it is told', (name) => {
    const template: Template = TEMPLATES[name]
    const gaps = gapsIn(words[name])
    const isUsed = (value: string) =>
      gaps.has(value) || gaps.has(value.replace(/Cents$/, '')) || template.button?.includes(`{${value}}`)

    expect(template.values.filter((value) => !isUsed(value))).toEqual([])
  })
})

describe('messages about security', () => {
  const about = names.filter((name) => TEMPLATES[name].topic === 'security')

  test.each(about)('%s says when, and what to do when it was someone else', (name) => {
    for (const words of [catalog('nl')[name], catalog('en')[name]]) {
      const text = Object.values(words).join(' ')
      expect(text).toMatch(/\{(when|at)\}/)
      expect(text).toMatch(/Was jij dit niet|Didn’t do this|Verwachtte je dit niet|Wist je hier niet van|Didn’t expect/)
    }
  })
})
