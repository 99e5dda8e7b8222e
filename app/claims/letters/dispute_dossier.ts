import type { Content, TableCell } from 'pdfmake/interfaces'
import type Claim from '#app/claims/claims/claim'
import { evidenceContent } from '#app/claims/claims/evidence/dossier'
import CommitteeConsent from '#app/claims/claims/committee_consent'
import EvidenceBundle from '#app/claims/claims/evidence/evidence_bundle'
import Decision from '#app/claims/decisions/decision'
import { LINES, renderPdf } from '#app/platform/documents/pdf'
import { printable } from '#app/platform/documents/printable'
import { type Words, wordsOf } from '#app/platform/documents/words'
import { isoDate, now } from '#app/platform/shared/clock'
import { orNull, text, texts } from '#app/platform/shared/column'
import { readRow } from '#app/platform/shared/read_rows'

/** In Dutch. Needs the counterparty loaded. Throws E_ROW_NOT_FOUND without evidence or a yes of the traveller. */
export async function disputeDossier(claim: Claim) {
  const words = wordsOf('nl')
  const { t } = words
  const { reference } = claim
  const [bundle, decisions, objection, consent] = [
    await EvidenceBundle.latestOf(claim),
    await Decision.standingOf(claim),
    await objectionTo(claim),
    await CommitteeConsent.query().where({ claim_id: claim.id, answer: 'yes' }).orderBy('id', 'desc').firstOrFail(),
  ]
  return renderPdf({
    title: t('dispute.title', { reference }),
    locale: 'nl',
    madeAt: now(),
    footer: t('dispute.footer', { reference }),
    content: [
      { text: t('dispute.title', { reference }), style: 'title' },
      {
        text: t('dispute.intro', {
          operator: claim.counterparty.name,
          day: words.day(consent.answeredAt!.toISO()!),
          committee: t(`dispute.committees.${consent.committee}`),
        }),
        margin: [0, 0, 0, 8],
      },
      { text: t('dispute.history'), style: 'heading' },
      historyTable(claim, decisions, words),
      { text: t('dispute.argument'), style: 'heading' },
      ...(objection?.argument ?? '')
        .split(/\n+/)
        .filter((paragraph) => paragraph.trim() !== '')
        .map((paragraph): Content => ({ text: printable(paragraph), margin: [0, 0, 0, 6] })),
      ...(objection?.facts.length ? [{ ul: objection.facts.map(printable) }] : []),
      { text: t('dispute.evidence'), style: 'title', pageBreak: 'before' },
      ...evidenceContent(bundle.open(), bundle.sha256, words),
    ],
  })
}

const objectionTo = ({ id }: Claim) =>
  readRow(
    { argument: orNull(text('l.argument')), facts: texts('lc.facts') },
    `from letter_claims lc join letters l on l.id = lc.letter_id
     where lc.claim_id = ? and lc.kind = 'objections' and lc.outcome = 'left'`,
    [id]
  )

const reasonOf = ({ reason, statedReason }: Decision, { t }: Words) =>
  [reason && t(`dispute.reasons.${reason}`), statedReason && `“${statedReason}”`].filter(Boolean).join(' ')

function historyTable(claim: Claim, decisions: Decision[], words: Words): Content {
  const { t, day, money } = words
  const answered = decisions.map((decision): [string, string] => {
    const amount = money(decision.approvedCents ?? 0)
    const reason = reasonOf(decision, words)
    return [decision.answeredOn, t(`dispute.answers.${decision.outcome}`, { amount, reason })]
  })
  const moves: [string | null, string][] = [
    [claim.submittedAt && isoDate(claim.submittedAt), t('dispute.submitted', { amount: money(claim.grossCents) })],
    [claim.operatorRemindedAt && isoDate(claim.operatorRemindedAt), t('dispute.reminded')],
    [claim.objectedAt && isoDate(claim.objectedAt), t('dispute.objected')],
    ...answered,
  ]
  const rows = moves
    .filter((move): move is [string, string] => move[0] !== null)
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([on, what]): TableCell[] => [{ text: day(on), noWrap: true }, printable(what)])
  return { layout: LINES, table: { widths: [100, 367], body: rows } }
}
