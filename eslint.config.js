import { configApp } from '@adonisjs/eslint-config'
import { createNodeResolver, importX } from 'eslint-plugin-import-x'
import reactHooks from 'eslint-plugin-react-hooks'

const ledgerIsPrivate = {
  regex: '^#app/money/ledger/(?!(ledger(_check|_policy|_kind)?|proof|validators)$)',
  message: 'Post and read through #app/money/ledger/ledger.',
}
const noRequest = {
  regex: '^#app/web/http/|^@adonisjs/(core/http|core/types/http|inertia|session)',
  message: 'Only controllers and app/web/http know of requests.',
}
const noPage = {
  regex: '/(controllers|transformers)/',
  message: 'Domain code does not know about pages.',
}
const noController = {
  regex: '/controllers/',
  message: 'What two controllers need is neither: give the model a finder, or the domain a file.',
}
const noDomain = {
  regex: '^#app/(?!platform/shared/)',
  message: 'app/platform/shared imports no domain.',
}
// Written once, for the server and for pages: what makes a card number or an address right, what events
// are called, which codes there are.
const KNOWN_TO_BOTH = [
  '#app/platform/shared/mask',
  '#app/travel/batches/disposition',
  '#app/travel/batches/export_site',
  '#app/messages/live/events',
  '#app/claims/claims/claim_event',
  '#app/claims/claims/fee',
  '#app/claims/claims/hold_reason',
  '#app/claims/claims/rejection_reason',
  '#app/money/expenses/expense_category',
  '#app/money/expenses/vat',
  '#app/money/ledger/ledger_kind',
  '#app/money/matching/acceptable',
  '#app/money/matching/match_reason',
  '#app/claims/mandates/signed_name',
  '#app/web/pages/audience',
  '#app/money/payouts/return_reason',
  '#app/travel/cards/card_form',
  '#app/travel/cards/card_kind',
  '#app/travel/cards/card_number',
  '#app/travel/cards/expiry',
  '#app/web/http/exceptions/statuses',
  '#app/platform/shared/qs_options',
  '#app/people/organisations/invitation_problem',
  '#app/travel/trips/irregularity',
  '#app/travel/operators/mode',
  '#app/travel/trips/tap_reading',
  '#app/travel/trips/transaction_kind',
  '#app/travel/trips/trip_status',
  '#app/people/accounts/address',
  '#app/people/accounts/country',
  '#app/people/accounts/iban',
  '#app/platform/shared/role',
  '#app/travel/operators/rail_pass',
  '#app/people/accounts/travel_product',
  '#app/people/accounts/user_status',
]
// Their types alone: no-backend-import-in-frontend, below, refuses what is more than a type.
const TYPES_KNOWN = [
  '#app/claims/attachments/attachments_of',
  '#app/travel/batches/claim_estimate',
  '#app/travel/batches/covered_months',
  '#app/travel/batches/batch_summary',
  '#app/travel/batches/trips_of_batch',
  '#app/claims/claims/check_name',
  '#app/claims/claims/claim_group',
  '#app/claims/claims/claim_status',
  '#app/claims/claims/claim_summary',
  '#app/claims/claims/explanation',
  '#app/claims/claims/guided_fields',
  '#app/money/closings/closing',
  '#app/money/closings/expected_payments',
  '#app/money/closings/month_end',
  '#app/money/closings/suspense',
  '#app/money/costs/cost_rule_status',
  '#app/money/costs/cost_rules',
  '#app/money/costs/dry_run',
  '#app/travel/operators/concessions_of',
  '#app/claims/rules/dry_run',
  '#app/money/adjustments/waiting_corrections',
  '#app/web/dashboard/dashboard',
  '#app/claims/decisions/decisions_of',
  '#app/claims/decisions/import/imported_answer',
  '#app/claims/decisions/undoable',
  '#app/messages/emails/topics',
  '#app/money/expenses/approval_result',
  '#app/money/expenses/duplicates',
  '#app/money/expenses/expense_denial',
  '#app/money/expenses/expense_event',
  '#app/money/expenses/expense_totals',
  '#app/web/health/service_status',
  '#app/web/home/home',
  '#app/messages/intercom/chat_region',
  '#app/people/applications/application_form',
  '#app/money/ledger/ledger',
  '#app/money/ledger/ledger_check',
  '#app/money/ledger/proof',
  '#app/platform/lists/list_page',
  '#app/money/matching/allocation_kind',
  '#app/money/matching/allocations_of',
  '#app/travel/operators/draft_for',
  '#app/money/matching/learned',
  '#app/money/matching/line_facts',
  '#app/money/matching/named_claims',
  '#app/money/matching/pasted_list',
  '#app/money/matching/proposals/shown_proposals',
  '#app/people/onboarding/missing',
  '#app/money/statements/known_lines',
  '#app/claims/claims/committee_asked',
  '#app/claims/claims/asked_claims',
  '#app/claims/claims/claim_totals',
  '#app/claims/claims/committee_question',
  '#app/travel/trips/operator_lists',
  '#app/travel/trips/payment_questions',
  '#app/travel/trips/product_questions',
  '#app/money/statements/missing_days',
  '#app/money/statements/questions',
  '#app/money/statements/recent_files',
  '#app/money/statements/rivals',
  '#app/money/statements/withdrawal',
  '#app/claims/letters/claims_of_submission',
  '#app/claims/letters/letters_of_claim',
  '#app/claims/letters/overdue_claims',
  '#app/claims/letters/waiting_claims',
  '#app/money/adjustments/corrections_of',
  '#app/money/matching/refunds_of',
  '#app/money/payouts/balance_lines',
  '#app/money/payouts/balance_summary',
  '#app/money/payouts/money_per_month',
  '#app/money/payouts/overpayment',
  '#app/money/payouts/payout_rows',
  '#app/money/payouts/wallet_kind',
  '#app/people/organisations/invitation_answer',
  '#app/travel/trips/taps_of_user',
  '#app/web/profile/profile_menu',
  '#app/people/accounts/profile_section',
  '#app/people/accounts/user_action',
  '#app/people/accounts/user_sections',
  '#app/[a-z]+/[a-z_]+/[a-z_]+_list',
]
const noServer = {
  regex: `^(?!(${[...KNOWN_TO_BOTH, ...TYPES_KNOWN].join('|')})$)#(app|config|start|database)/`,
  message: 'Pages know the server only through their props.',
}
const withItsStyles = {
  group: ['@mantine/core'],
  importNames: ['NativeSelect'],
  message: 'Import it from ~/ui/NativeSelect, with its styles.',
}
const otherAmounts = {
  group: ['@mantine/core'],
  importNames: ['NumberInput'],
  message: 'Use EuroField of ~/ui/form or EuroInput of ~/ui.',
}
const oneWayToAsk = [
  { group: ['@inertiajs/react'], importNames: ['useForm', 'Form'], message: 'Use ~/ui/form/Form.' },
  {
    group: ['@adonisjs/inertia/react'],
    importNames: ['Form', 'useRouter'],
    message: 'Use ~/ui/form.',
  },
]
// One axios for all calls and one qs for all addresses, so that both sides understand each other.
const oneWayOut = [
  { name: 'fetch', message: 'Call the server through Inertia or ~/http.' },
  { name: 'XMLHttpRequest', message: 'Call the server through Inertia or ~/http.' },
  { name: 'URLSearchParams', message: 'Read and write addresses with ~/query.' },
]
// The address and the body of a request merged: the address would decide what a form records.
const MERGED_INPUT = /^(all|input|only|except|original)$/
const mergedInput = ['[callee.object.name="request"]', '[callee.object.property.name="request"]'].map((ofRequest) => ({
  selector: `CallExpression${ofRequest}[callee.property.name=${MERGED_INPUT}]`,
  message: 'A write reads its body by validateUsing, a page its address by qs().',
}))
// What a browser makes of these is in its own language, and not in that of the page.
const nativeField = {
  selector: 'JSXAttribute[name.name="type"] Literal[value=/^(date|month|week|time|datetime-local|number)$/]',
  message: 'Use DateField or EuroField of ~/ui/form, or DayInput or EuroInput of ~/ui.',
}
const amountOfItsOwn = {
  selector: 'JSXAttribute[name.name="inputMode"] Literal[value="decimal"]',
  message: 'Use EuroField of ~/ui/form or EuroInput of ~/ui.',
}
const rawText = {
  selector: 'CallExpression[callee.property.name="trim"][callee.object.callee.property.name="string"]',
  message: 'Use line() or text() of #app/platform/shared/rules, which clean what they read.',
}
// On routes that only someone signed in reaches; elsewhere it may be nobody.
const ownUser = {
  selector: 'TSNonNullExpression[expression.property.name="user"][expression.object.name="auth"]',
  message: 'Use ctx.user, which throws where nobody is signed in.',
}
const restrict = (...patterns) => ({ 'no-restricted-imports': ['error', { patterns }] })

export default configApp(
  { ignores: ['.adonisjs/**', 'database/schema.ts', 'build/**', 'tmp/**', 'public/**', 'ssr/**'] },
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      '@unicorn/filename-case': 'off',
      '@unicorn/no-await-expression-member': 'off',
      // Rows by the million are walked by index.
      '@unicorn/no-for-loop': 'off',
      'prettier/prettier': 'off',
    },
  },
  {
    files: ['app/**/*.ts', 'start/**/*.ts', 'config/**/*.ts', 'inertia/**/*.{ts,tsx}'],
    plugins: { 'import-x': importX },
    settings: {
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
      'import-x/resolver-next': [
        createNodeResolver({
          extensions: ['.ts', '.tsx', '.js'],
          extensionAlias: { '.js': ['.ts', '.tsx', '.js'] },
          alias: { '~': [`${import.meta.dirname}/inertia`] },
        }),
      ],
    },
    rules: { 'import-x/no-cycle': ['error', { ignoreExternal: true }] },
  },
  { files: ['app/**/*.ts'], rules: restrict(ledgerIsPrivate, noRequest, noPage) },
  { files: ['app/**/*.ts'], rules: { 'no-restricted-syntax': ['error', ...mergedInput, rawText, ownUser] } },
  {
    files: ['app/*/**/transformers/**'],
    rules: restrict(ledgerIsPrivate, noRequest, noController),
  },
  {
    files: ['app/*/**/controllers/**', 'app/web/http/**'],
    rules: restrict(ledgerIsPrivate, noController),
  },
  {
    files: ['app/money/ledger/**'],
    ignores: ['app/money/ledger/controllers/**'],
    rules: restrict(noRequest, noPage),
  },
  { files: ['app/platform/shared/**'], rules: restrict(noDomain, noRequest) },
  {
    files: ['inertia/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      ...reactHooks.configs.recommended.rules,
      ...restrict(noServer, withItsStyles, otherAmounts, ...oneWayToAsk),
      'no-restricted-globals': ['error', ...oneWayOut],
      'no-restricted-syntax': ['error', nativeField, amountOfItsOwn],
      '@adonisjs/no-backend-import-in-frontend': ['error', { allowed: KNOWN_TO_BOTH }],
    },
  },
  {
    files: ['inertia/ui/EuroInput.tsx'],
    rules: { 'no-restricted-syntax': ['error', nativeField] },
  },
  { files: ['inertia/ui/NativeSelect.ts'], rules: restrict(noServer, ...oneWayToAsk) },
  { files: ['inertia/ui/form/Form.tsx'], rules: restrict(noServer, withItsStyles) }
)
