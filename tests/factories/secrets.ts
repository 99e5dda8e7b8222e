import { draftCostRule } from '#app/money/costs/actions/draft_cost_rule'
import { storeEstimate } from '#app/claims/estimates/actions/store_estimate'
import { addCard } from '#app/travel/cards/actions/add_card'
import { createPayoutRun } from '#app/money/payouts/actions/create_payout_run'
import { releasePayoutRun } from '#app/money/payouts/actions/release_payout_run'
import { requestPayout } from '#app/money/payouts/actions/request_payout'
import { today } from '#app/platform/shared/clock'
import { nextTargetDay } from '#app/platform/shared/target_days'
import { asStaff, asWorker, inTenant } from '#app/platform/shared/tenancy'
import { queryRow, queryRows } from '#tests/support/query_rows'
import { saveTenantBankAccount } from '#app/people/organisations/actions/save_tenant_bank_account'
import { encrypt, decrypt } from '#app/platform/encryption/encrypt'
import User from '#app/people/accounts/user'
import { DEBTOR } from '#config/bank'
import { createPaidTraveller } from '#tests/factories/claims'
import { Export, daysAgo, newCard, planned, withFile } from '#tests/factories/exports'
import { clearAll, proveLines } from '#tests/factories/proof'
import { importedLines, newDay, statementOf } from '#tests/factories/statements'
import { createTenant, createUser } from '#tests/factories/users'

export const CANARY_IBAN = 'NL02ABNA0123456789'
export const CANARY_TWO_FACTOR = 'JBSWY3DPEHPK3PXPCANARYTWOFACTOR2'

/** Someone of whom there is a secret of every kind: encrypted in each column that can hold one. */
export async function createSecretive() {
  const user = await createPaidTraveller({ iban: CANARY_IBAN })
  await asWorker(() =>
    queryRows('update users set two_factor_secret_encrypted = ?, two_factor_confirmed_at = now() where id = ?', [
      encrypt(CANARY_TWO_FACTOR, 'two_factor'),
      user.id,
    ])
  )
  const cardNumber = await asWorker(async () => {
    const card = await queryRow<{ encrypted: string }>(
      'select number_encrypted as encrypted from ovcp_cards where user_id = ?',
      [user.id]
    )
    return decrypt(card!.encrypted, 'card')
  })
  await addOvPas(user)
  const run = await paidOut(user)
  const batch = await uploadNamedAfter(user, newCard())
  await sendLinks(user)
  await keepMandate(user)
  await keepEstimateNamedAfter(newCard())
  await keepAccounts()
  return { user: await asWorker(() => User.findOrFail(user.id)), cardNumber, run, batch }
}

const addOvPas = (user: User) =>
  inTenant(user.tenantId, () =>
    addCard(user, {
      kind: 'ov_pas',
      number: `98765${user.id}`,
      sequence: '00A1',
      expires: '12/2030',
    })
  )

/** The account of an organisation, that of someone who transferred money to us, and that of a cost rule. */
async function keepAccounts() {
  const tenant = await createTenant()
  const manager = await createUser({ tenantId: tenant.id, role: 'manager' })
  await inTenant(tenant.id, () => saveTenantBankAccount(tenant, { iban: CANARY_IBAN, holder: 'C. Canary' }, manager))
  const finance = await createUser({ role: 'finance' })
  await keepStatements(finance)
  await asStaff(() =>
    draftCostRule({ costKind: 'bank_costs', direction: 'out', iban: CANARY_IBAN, mostCents: 1 }, finance)
  )
}

/** A payment from the account, which its text repeats, and a statement of that account that is refused. */
async function keepStatements(finance: User) {
  const line = {
    name: `C. Canary ${CANARY_IBAN}`,
    iban: CANARY_IBAN,
    text: `/IBAN/${CANARY_IBAN}/REMI/Terug naar ${CANARY_IBAN}`,
    amountCents: 1,
  }
  await importedLines(statementOf(await newDay(), [line]), finance)
  const refused = statementOf(await newDay(), [line]).replaceAll(DEBTOR.iban, CANARY_IBAN)
  await importedLines(refused, finance)
}

async function paidOut(user: User) {
  const { id } = await inTenant(user.tenantId, () => requestPayout(user, 5_00))
  await asWorker(() =>
    queryRows(
      "update payouts set payee_answer = 'close_match', payee_answered_at = now(), payee_name_encrypted = ? where id = ?",
      [encrypt('C. Canary', 'holder'), id]
    )
  )
  await proveLines()
  const [maker, releaser] = [await createUser({ role: 'finance' }), await createUser({ role: 'owner' })]
  await clearAll()
  return asStaff(async () => releasePayoutRun(await createPayoutRun(maker, nextTargetDay(today())), releaser))
}

const NO_CLAIMS = {
  trips: 0,
  irregular: 0,
  incomplete: 0,
  claimable: 0,
  overCap: 0,
  grossCents: 0,
  netCents: 0,
  firstDeadline: null,
  operators: [],
}

const keepEstimateNamedAfter = (number: string) =>
  withFile('x', (file) => storeEstimate(file, NO_CLAIMS), `reistransacties_${number}.csv`)

/** An NS export: its name holds the number of the card, and so does a row that cannot be read. */
const uploadNamedAfter = (user: User, number: string) =>
  planned(
    user,
    new Export(number)
      .journey(daysAgo(9), 'Leiden Centraal', '08:00', 'Gouda', '08:30', '7,00')
      .row('32-13-2026', '08:00', 'Gouda', '', '', '', 'Check-in', '', '', '', 'T. Test', number)
      .text(),
    `reistransacties_${number}_1.csv`
  )

const sendLinks = (user: User) =>
  asWorker(async () => {
    await queryRows(
      `insert into account_links (tenant_id, user_id, purpose, token_hash, email_encrypted, expires_at)
       values (?, ?, 'change_email', ?, ?, now() + interval '1 hour')`,
      [user.tenantId, user.id, `hash of ${user.id}`, encrypt('new@example.test', 'email_address')]
    )
    await queryRows(
      `with email as (
         insert into emails (tenant_id, user_id, to_address, template, topic, locale, subject, html, text)
         values (?, ?, ?, 'email_change_link', 'security', 'nl', 'Bevestig', '<p></p>', '-') returning id
       )
       insert into email_links (tenant_id, email_id, token_hash, url_encrypted, expires_at)
       select ?, id, ?, ?, now() + interval '1 hour' from email`,
      [
        user.tenantId,
        user.id,
        user.email,
        user.tenantId,
        `hash of ${user.id}`,
        encrypt('https://example.test', 'email'),
      ]
    )
  })

/** As an erasure leaves it, when a claim was sent on the mandate. */
const keepMandate = (user: User) =>
  asWorker(() =>
    queryRows(
      `insert into mandates (tenant_id, user_id, version, locale, signed_name, signed_name_encrypted, withdrawn_at)
       values (?, ?, '1', 'nl', 'Former traveller', ?, now())`,
      [user.tenantId, user.id, encrypt('C. Canary', 'mandate')]
    )
  )
