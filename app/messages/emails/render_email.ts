import { flag, text } from '#app/platform/shared/column'
import { readRow } from '#app/platform/shared/read_rows'
import i18nManager from '@adonisjs/i18n/services/main'
import type { I18n } from '@adonisjs/i18n'
import edge from 'edge.js'
import type { Recipient } from '#app/messages/emails/recipient'
import { LINK_PLACEHOLDER } from '#app/messages/emails/secret_link'
import { TEMPLATES, type Template, type TemplateName } from '#app/messages/emails/templates'
import { absoluteUrl } from '#app/messages/emails/transport'
import type { Values } from '#app/messages/emails/format_values'
import { type EmailCopy, copyFor } from '#app/messages/emails/copy'
import { type Organisation, pathFor } from '#app/platform/shared/path_for'

type Footer = { sender: string; links: { label: string; url: string }[] }

export async function renderEmail(to: Recipient, name: TemplateName, values: Values, unsubscribe: string | null) {
  const i18n = i18nManager.locale(to.locale)
  const copy = copyFor(name, values, to)
  const tenant = await organisationOf(to)
  const url = buttonUrl(tenant, name, values)
  const hint = url === LINK_PLACEHOLDER ? i18n.t('emails.layout.link') : null
  const footer = footerOf(i18n, unsubscribe, tenant)

  return {
    subject: copy.subject,
    html: await edge.render('emails/message', { locale: to.locale, ...copy, url, hint, footer }),
    text: textOf(copy, url, footer),
  }
}

async function organisationOf({ tenantId }: Recipient) {
  const row = await readRow({ slug: text('slug'), isHouse: flag('is_house') }, 'from tenants where id = ?', [tenantId])
  return row!
}

/** One segment of a path, or several of them. */
const inPath = (value: string | number) => String(value).split('/').map(encodeURIComponent).join('/')

function buttonUrl(tenant: Organisation, name: TemplateName, values: Values) {
  const { button, linkMinutes }: Template = TEMPLATES[name]
  if (linkMinutes) return LINK_PLACEHOLDER
  if (!button) return null
  const path = button.replaceAll(/\{(\w+)\}/g, (_, gap) => inPath(values[gap]))
  return absoluteUrl(pathFor(tenant, path))
}

function footerOf(i18n: I18n, unsubscribe: string | null, tenant: Organisation): Footer {
  const sender = i18n.t('emails.layout.sender')
  if (!unsubscribe) return { sender, links: [] }
  return {
    sender,
    links: [
      { label: i18n.t('emails.layout.unsubscribe'), url: unsubscribe },
      {
        label: i18n.t('emails.layout.preferences'),
        url: absoluteUrl(pathFor(tenant, '/profile/emails')),
      },
    ],
  }
}

function textOf(copy: EmailCopy, url: string | null, footer: Footer) {
  const blocks = [
    copy.heading,
    copy.greeting,
    ...copy.paragraphs,
    url && `${copy.button}:\n${url}`,
    copy.footnote,
    `-- \n${copy.why}`,
    ...footer.links.map((link) => `${link.label}:\n${link.url}`),
    footer.sender,
  ]
  return blocks.filter(Boolean).join('\n\n') + '\n'
}
