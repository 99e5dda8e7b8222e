/**
 * Words that say that something happened, or is going on. A sentence with one of them is shown only where the event that it is about
 * is recorded.
 */
export const CLAIMING = {
  en: /\b(sent|submitted|received|paid|posted|refunded|waiting|waits|asking|asked|objected|reminded|delivered)\b/i,
  nl: /\b(gestuurd|verstuurd|stuurden|ingediend|ontvangen|betaald|betaalde|terugbetaald|wacht(?:en)? op|gevraagd|vroegen|bezwaar gemaakt|herinnerd|bezorgd)\b/i,
}

/**
 * The event that each such sentence is about, where it is recorded, and the keys of the catalogs that say it. `*` ends a name or stands
 * for one. What is listed under `nothing` says that nothing happened: a question, a condition, an instruction or the name of a field.
 */
export const EVENTS: Record<string, string[]> = {
  'a claim left: claims.submitted_at, which needs the operator’s mail server, a day of posting, or the traveller’s word':
    [
      'claims.statuses.submitted',
      'claims.now.submitted',
      'claims.show.events.submitted',
      'emails.claims_submitted.*',
      'documents.objection.facts.inTime',
      'documents.dispute.submitted',
      'notices.claimSubmittedByYou',
      'leaving.kept.books',
      'leaving.kept.mandate',
      'documents.letter.columns.sent',
      'documents.objection.openings.too_late',
      'claims.next.waitingGuided',
      'profile.premium.terms.claims',
      'claims.show.steps.submitted',
    ],
  'a claim waits for an answer: status submitted, acknowledged or objected': [
    'home.waiting.answers',
    'tenant.home.waitingHint',
    'refusals.cannotAnswer',
    'claims.index.totals.waiting',
    'home.waiting.title',
    'leaving.claims.unanswered',
    'leaving.claims.none',
  ],
  'a claim has not left: status ready': [
    'tenant.home.toSubmitHint',
    'claims.statuses.ready',
    'claims.index.totals.ready',
    'batches.done.claims',
    'claims.next.readyInLetter',
    'claims.now.expired',
    'emails.claim_expired.*',
    'emails.claim_window_closing.*',
    'home.yours.*',
  ],
  'no claim was made: fileChosenClaims refused all': ['notices.chosenClaimsChanged'],
  'the operator confirmed receipt: status acknowledged, which staff record': [
    'notices.claimsAcknowledged',
    'claims.now.acknowledged',
    'claims.show.events.acknowledged',
  ],
  'an objection left: claims.objected_at': [
    'claims.statuses.objected',
    'claims.now.objected',
    'claims.show.events.objected',
    'emails.claims_objected.*',
    'documents.dispute.objected',
  ],
  'a reminder left: claims.operator_reminded_at': ['claims.show.events.reminded', 'documents.dispute.reminded'],
  'an answer is recorded: decisions': [
    'claims.rejectionReasons.*',
    'documents.dispute.reasons.*',
    'documents.dispute.answers.*',
    'documents.objection.openings.*',
    'home.waiting.payments',
    'claims.show.money.differentPartly',
    'claims.index.totals.coming',
    'leaving.claims.toCome',
  ],
  'money of an operator is booked: allocations and their ledger transactions': [
    'claims.statuses.refunded',
    'claims.now.refunded',
    'claims.now.closedPaid',
    'claims.now.paidToOrganisation',
    'claims.next.approvedPart',
    'claims.index.totals.received',
    'tenant.home.received',
    'lists.tenant_claims.column.receivedCents',
    'claims.show.money.received*',
    'claims.show.money.differentWaiting',
    'claims.show.events.refund_*',
    'emails.refund_received.*',
    'emails.refund_reclaimed.*',
    'home.last',
    'balance.overpayment.*',
    'common.owed.text',
    'leaving.balance.*',
    'tenant.members.overpaid',
    'balance.list.kind.settlement.received',
    'refusals.belowReceived',
    'refusals.moreThanReceived',
    'refusals.matchStands',
    'leaving.claims.forOrganisation',
  ],
  'the traveller said that the operator paid: claims.paid_directly_at, or an export shows it': [
    'claims.now.closedDirect',
    'claims.now.overtakenPaidBack',
    'claims.show.events.paid_directly',
    'claims.show.events.paid_back',
    'documents.why.*',
    'claims.next.overtaken',
  ],
  'a row of the export: transactions': [
    'lists.business_trips.column.fareCents',
    'batches.done.irregular',
    'batches.trips.wrong',
    'claims.create.file',
    'batches.done.others',
    'claims.kinds.*',
    'claims.notClaimable.fareCoversCharge',
    'claims.create.charged',
    'public.example.*',
    'refusals.notClaimable.*',
    'batches.lead',
    'claims.fareSources.*',
    'claims.notClaimable.paidByEmployer',
    'claims.create.what.*',
    'claims.create.payments.refund',
    'claims.show.money.charged',
    'documents.objection.facts.*',
    'trips.reasons.*',
    'public.kinds.*',
    'claims.create.double.*',
    'onboarding.more.product.hint',
    'claims.create.payments.charged',
    'claims.create.products.*',
  ],
  'corrections that the traveller counted: own_corrections': [
    'claims.create.capUsed',
    'claims.create.ownCorrections.*',
  ],
  'a payout is settled or came back: payouts.status, with the bank’s line': [
    'balance.payouts.statuses.*',
    'balance.payouts.returnReasons.*',
    'balance.perMonth.paidOut',
    'leaving.kept.bank',
    'leaving.readme.files.payouts',
    'leaving.readme.files.refunds',
    'notices.payoutRunConfirmed',
    'refusals.ownRelease',
    'refusals.runNotDue',
    'refusals.noPayouts',
  ],
  'an expense is paid out or waits: expenses.status': ['notices.expenseHandedIn', 'expenses.*'],
  'a premium month is booked: ledger transactions of kind premium': ['profile.premium.*', 'emails.premium_started.*'],
  'a letter waits or is posted: letters.status': [
    'notices.letterCancelled',
    'refusals.objectionLeaves',
    'refusals.nothingToSubmit',
    'notices.letterPosted',
    'notices.letterResent',
    'refusals.nothingToRemind',
    'refusals.reminderOpen',
  ],
  'a claim is on hold: claims.hold_reason': [
    'claims.statuses.on_hold',
    'claims.show.events.on_hold',
    'emails.claim_on_hold.*',
    'notices.claimOnHold',
    'claims.now.on_hold',
  ],
  'the traveller was asked about a committee: committee_consents': [
    'notices.committeeAsked',
    'refusals.committeeAsked',
    'emails.committee_asked.*',
    'claims.show.events.committee_*',
  ],
  'the traveller was asked what the operator answered: claims.asked_at': [
    'emails.claims_asked.*',
    'claims.create.payments.wasNone',
    'claims.next.asked',
  ],
  'a visitor’s file is kept: estimates': ['emails.verify_email.subject', 'onboarding.kept.waiting'],
  'a request with a link is kept: account_links': [
    'emails.payout_requested.*',
    'emails.reset_password.*',
    'emails.email_change_*',
    'onboarding.tenant.emailHint',
    'onboarding.invalid.*',
  ],
  'a file or a form is with us: batches, job_applications': [
    'tenant.home.tasks.files',
    'tenant.batches.cards.waits',
    'refusals.tenant.cardNotFound',
    'tenant.batches.list.outcomes.cardUnknown',
    'batches.statuses.*',
    'batches.create.many.*',
    'notices.batchUploaded',
    'home.openUploads*',
    'job_application.*',
    'emails.job_application_received.*',
    'refusals.jobApplication.*',
    'common.errors.resend',
    'refusals.idempotencyKeyUsed',
    'notices.archiveUploaded',
  ],
  'a message or its answer is kept and mailed: contact_messages': [
    'notices.messageReceived',
    'notices.messageAnswered',
  ],
  'an e-mail is kept: emails': ['notices.uploadLinkSent', 'emails.upload_link.*'],
  'e-mails that were accepted: emails.status': [
    'leaving.readme.files.emails',
    'leaving.erase.goesRest',
    'refusals.emailOnItsWay',
  ],
  'a draft or a write-off waits: its status': [
    'refusals.operatorDraftWaits',
    'refusals.writeOffWaits',
    'notices.writeOffRequested',
    'refusals.noRefundExpected',
    'profile.referral.waiting',
    'refusals.cannotObject',
  ],
  nothing: [
    'tenant.claims.show.submittedOn',
    'claims.lead',
    'claims.index.emptyHint',
    'claims.index.ofAsked',
    'claims.show.money.asked',
    'claims.show.askedAmount',
    'common.money.*',
    'leaving.claims.toComeLead',
    'leaving.claims.unansweredLead',
    'profile.referral.message',
    'refusals.storage*',
    'tenant.balance.direct',
    'refusals.leaving.*',
    'refusals.cannotAcknowledge',
    'refusals.payoutAtBank',
    'claims.create.fare.*',
    'claims.guided.*',
    'claims.show.direct*',
    'tenant.claims.show.direct*',
    'claims.show.answer.*',
    'claims.show.withdrawBody',
    'common.file.failed',
    'documents.letter.*',
    'documents.table.*',
    'documents.evidence.*',
    'home.emptyHint',
    'leaving.claims.withdraw*',
    'public.how.*',
    'public.operators.*',
    'public.faq.*',
    'public.schedule.*',
    'refusals.paidToUs',
    'descriptions.*',
    'claims.show.committee.*',
    'claims.show.setOff*',
  ],
}

/** Staff read labels of columns and queues there, next to the figures themselves. */
export const OF_STAFF = ['admin', 'admin_users', 'staff_lists', 'validator']

type Catalog = { [key: string]: string | Catalog }

/** `claims.now.submitted` and its sentence, of all catalogs of a language. */
export function sentencesOf(catalog: Catalog, path: string[] = []): [key: string, sentence: string][] {
  return Object.entries(catalog).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[[...path, key].join('.'), value] as [string, string]]
      : sentencesOf(value, [...path, key])
  )
}

const fits = (pattern: string, key: string) =>
  pattern.endsWith('*') ? key.startsWith(pattern.slice(0, -1)) : key === pattern

/** Sentences that claim something and are about no event. */
export const unbound = (catalog: Catalog, locale: keyof typeof CLAIMING) =>
  sentencesOf(catalog).filter(
    ([key, sentence]) =>
      !OF_STAFF.includes(key.split('.')[0]) &&
      CLAIMING[locale].test(withoutNames(sentence)) &&
      !Object.values(EVENTS)
        .flat()
        .some((pattern) => fits(pattern, key))
  )

/** Names in braces are no words: `{sent}`. */
const withoutNames = (sentence: string) => sentence.replace(/\{\w+\}/g, '')

/** Patterns that no sentence of any language needs. */
export const unused = (catalogs: Catalog[]) => {
  const keys = catalogs.flatMap((catalog) => sentencesOf(catalog).map(([key]) => key))
  return Object.values(EVENTS)
    .flat()
    .filter((pattern) => !keys.some((key) => fits(pattern, key)))
}
