import { ownRows } from '#app/platform/personal_data/own_rows'
import { instant, orNull, text } from '#app/platform/shared/column'
import { endBrowserSessions } from '#app/people/accounts/auth/actions/end_browser_sessions'
import User from '#app/people/accounts/user'
import { decrypt } from '#app/platform/encryption/encrypt'
import { type PersonalData, localTime, ofAccount } from '#app/platform/personal_data/personal_data'
import { execute } from '#app/platform/shared/execute'

export const accountsData: PersonalData = {
  tables: {
    users: {
      exported: 'account.json',
      erased: { kept: 'a pseudonym, which claims, the books and payouts refer to' },
      retained: 'as long as the account',
    },
    browser_sessions: {
      exported: 'sessions.csv',
      erased: 'emptied',
      retained: 'a year after the last visit (prune_sign_ins)',
    },
    passkeys: ofAccount,
    recovery_codes: {
      exported: { not: 'hashes alone' },
      erased: 'deleted',
      retained: 'until they are used or replaced',
    },
    account_links: {
      exported: { not: 'hashes alone' },
      erased: 'deleted',
      retained: 'thirty days after they expired (prune_sign_ins)',
    },
    sessions: {
      exported: { not: 'found by a secret of the browser alone' },
      erased: 'deleted',
      retained: 'until they expire',
    },
    rate_limits: {
      exported: { not: 'counts under keyed hashes' },
      erased: { kept: 'names nobody: counts under keyed hashes' },
      retained: 'a day at most',
    },
  },
  export: {
    tables: [
      {
        name: 'sessions',
        columns: ['signed_in_at', 'method', 'browser', 'ip', 'last_seen_at', 'ended_at', 'end_reason'],
        sql: `select ${localTime('signed_in_at')} as signed_in_at, method, user_agent as browser, host(ip) as ip,
                ${localTime('last_seen_at')} as last_seen_at, ${localTime('ended_at')} as ended_at, end_reason
              from browser_sessions where tenant_id = $1 and user_id = $2 order by id`,
      },
    ],
    account: async (person) => {
      const user = await User.findOrFail(person.id)
      const passkeys = await ownRows(
        'passkeys',
        { name: text('name'), createdAt: instant('created_at'), lastUsedAt: orNull(instant('last_used_at')) },
        person
      )
      return { ...accountOf(user), passkeys }
    },
    consents: async ({ id }) => {
      const { termsAcceptedAt, mandateSignedAt, mutedEmails } = await User.findOrFail(id)
      return { termsAcceptedAt, mandateSignedAt, mutedEmails }
    },
  },
  async blockers({ id }, { lock }) {
    const user = await User.findOrFail(id)
    if (user.isStaff) return ['isStaff']
    if (user.role !== 'manager') return []
    // Without this lock two managers who leave at once would each see the other stay.
    if (lock) await execute('select 1 from tenants where id = ? for no key update', [user.tenantId])
    return (await isOnlyManager(user)) ? ['onlyManager'] : []
  },
  async erase({ id }) {
    await endBrowserSessions(await User.findOrFail(id), 'erased')
    await execute('delete from passkeys where user_id = ?', [id])
    await execute('delete from recovery_codes where user_id = ?', [id])
    await execute('delete from account_links where user_id = ?', [id])
    await execute(`update browser_sessions set ip = null, user_agent = '', device_hash = '' where user_id = ?`, [id])
  },
}

const accountOf = (user: User) => ({
  publicId: user.publicId,
  firstName: user.firstName,
  lastName: user.lastName,
  email: user.email,
  emailVerifiedAt: user.emailVerifiedAt,
  phone: user.phone,
  birthOn: user.birthOn,
  address: { line: user.addressLine, postcode: user.postcode, city: user.city, country: user.country },
  travelProduct: user.travelProduct,
  bankAccount: user.ibanEncrypted && {
    iban: decrypt(user.ibanEncrypted, 'iban'),
    holder: user.ibanHolderEncrypted && decrypt(user.ibanHolderEncrypted, 'holder'),
    changedAt: user.ibanChangedAt,
  },
  role: user.role,
  isResearcher: user.isResearcher,
  locale: user.locale,
  theme: user.theme,
  registeredAt: user.createdAt,
  onboardedAt: user.onboardedAt,
  twoFactorSince: user.twoFactorConfirmedAt,
  referralCode: user.referralCode,
  premiumSince: user.premiumSince,
})

async function isOnlyManager(user: User) {
  const others = await User.query()
    .where({ tenant_id: user.tenantId, role: 'manager' })
    .whereNot('id', user.id)
    .whereNull('blocked_at')
    .whereNull('erased_at')
    .limit(1)
  return others.length === 0
}
