import type { Content, TableCell } from 'pdfmake/interfaces'
import { inFours } from '#app/platform/documents/in_fours'
import { LINES, renderPdf } from '#app/platform/documents/pdf'
import { printable } from '#app/platform/documents/printable'
import { type Words, wordsOf } from '#app/platform/documents/words'
import { decrypt } from '#app/platform/encryption/encrypt'
import type Mandate from '#app/claims/claims/mandate'
import { mandateText } from '#app/claims/mandates/mandate_text'
import OvcpCard from '#app/travel/cards/ovcp_card'
import type { Locale } from '#app/platform/shared/locale'
import type User from '#app/people/accounts/user'

export async function mandateDocument(mandate: Mandate, user: User, locale: Locale) {
  const words = wordsOf(locale)
  const { t } = words
  const text = mandateText(mandate.version)[locale]
  const cards = await OvcpCard.ownedBy(user).orderBy('id')
  return renderPdf({
    title: t('mandate.title', { name: user.fullName }),
    locale,
    madeAt: mandate.withdrawnAt ?? mandate.signedAt,
    footer: t('mandate.footer', { version: mandate.version }),
    content: [
      { text: t('mandate.title', { name: user.fullName }), style: 'title' },
      { text: text.intro, margin: [0, 0, 0, 6] },
      { ul: text.may, margin: [0, 0, 0, 8] },
      { text: t('letter.mandateNot'), margin: [0, 0, 0, 4] },
      { ul: text.mayNot, margin: [0, 0, 0, 8] },
      { text: text.withdrawal, margin: [0, 0, 0, 8] },
      signatureTable(mandate, user, cards, words),
    ],
  })
}

function signatureTable(mandate: Mandate, user: User, cards: OvcpCard[], { t, date, moment }: Words): Content {
  const address = [user.addressLine, [user.postcode, user.city].filter(Boolean).join('  ')].filter((line) => !!line)
  const rows: [label: string, value: string | null][] = [
    ['signedName', mandate.signedName],
    ['birth', user.birthOn && date(user.birthOn)],
    ['address', address.join(', ') || null],
    ['cards', cards.map((card) => nameOf(card, t, date)).join('\n') || null],
    ['signedAt', moment(mandate.signedAt.toISO()!)],
    ['version', mandate.version],
    [
      'state',
      mandate.withdrawnAt ? t('mandate.withdrawn', { at: moment(mandate.withdrawnAt.toISO()!) }) : t('mandate.stands'),
    ],
  ]
  return {
    layout: LINES,
    table: {
      widths: [110, '*'],
      body: rows.flatMap(([label, value]): TableCell[][] =>
        value ? [[{ text: t(`mandate.rows.${label}`), style: 'head' }, printable(value)]] : []
      ),
    },
  }
}

function nameOf(card: OvcpCard, t: Words['t'], date: Words['date']) {
  const number = card.numberEncrypted ? decrypt(card.numberEncrypted, 'card') : card.last4
  const until = card.expiresOn && t('letter.validUntil', { day: date(card.expiresOn) })
  return [inFours(number ?? ''), until && `(${until})`].filter(Boolean).join(' ')
}
