import i18nManager from '@adonisjs/i18n/services/main'
import { TEMPLATES, type Template, type TemplateName } from '#app/messages/emails/templates'
import { type Values, moment, shortLine, formatValues } from '#app/messages/emails/format_values'
import { now } from '#app/platform/shared/clock'
import type { Locale } from '#app/platform/shared/locale'

export type EmailCopy = {
  subject: string
  heading: string
  greeting: string | null
  paragraphs: string[]
  button: string | null
  footnote: string | null
  why: string
}

const PARAGRAPHS = ['p1', 'p2', 'p3', 'p4']

export function copyFor(
  name: TemplateName,
  values: Values,
  { locale, firstName }: { locale: Locale; firstName: string }
): EmailCopy {
  const i18n = i18nManager.locale(locale)
  const filled = { ...formatValues(values, locale), ...commonValues(name, locale) }
  const optional = (key: string) =>
    i18n.hasMessage(`emails.${name}.${key}`) ? i18n.t(`emails.${name}.${key}`, filled) : null

  return {
    subject: i18n.t(`emails.${name}.subject`, filled),
    heading: i18n.t(`emails.${name}.heading`, filled),
    greeting: isGreetable(name, firstName) ? i18n.t('emails.layout.greeting', { name: shortLine(firstName) }) : null,
    paragraphs: PARAGRAPHS.map(optional).filter((paragraph) => paragraph !== null && paragraph !== '') as string[],
    button: optional('button'),
    footnote: optional('footnote'),
    why: optional('why') ?? i18n.t(`emails.layout.why.${TEMPLATES[name].topic}`),
  }
}

function commonValues(name: TemplateName, locale: Locale): Values {
  const { linkMinutes: minutes = 0 }: Template = TEMPLATES[name]
  return { when: moment(now(), locale), hours: minutes / 60, days: minutes / 60 / 24 }
}

/** Letters, and dots only at the end of a word. */
const NAME = /^\p{L}(?:[\p{L}\p{M} '’-]|\.(?= |$)){0,39}$/u

/** Anyone can register someone else's address under a name such as "Win at evil.example". */
function isGreetable(name: TemplateName, firstName: string) {
  const { isAnonymous }: Template = TEMPLATES[name]
  return !isAnonymous && NAME.test(shortLine(firstName))
}
