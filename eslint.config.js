import { configApp } from '@adonisjs/eslint-config'
import { createNodeResolver, importX } from 'eslint-plugin-import-x'
import reactHooks from 'eslint-plugin-react-hooks'

const ledgerIsPrivate = {
  regex: '^#app/ledger/(?!(ledger(_check|_policy|_kind)?|proof|validators)$)',
  message: 'Post and read through #app/ledger/ledger.',
}
const noRequest = {
  regex: '^#app/http/|^@adonisjs/(core/http|core/types/http|inertia|session)',
  message: 'Only controllers and app/http know of requests.',
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
  regex: '^#app/(?!shared/)',
  message: 'app/shared imports no domain.',
}
// Written once, for the server and for pages: what makes a card number or an address right, what events
// are called, which codes there are.
const KNOWN_TO_BOTH = [
  '#app/shared/mask',
  '#app/batches/disposition',
  '#app/batches/export_site',
  '#app/broadcasting/events',
  '#app/claims/claim_event',
  '#app/claims/fee',
  '#app/claims/hold_reason',
  '#app/decisions/rejection_reason',
  '#app/expenses/expense_category',
  '#app/expenses/vat',
  '#app/ledger/ledger_kind',
  '#app/matching/acceptable',
  '#app/matching/match_reason',
  '#app/onboarding/signed_name',
  '#app/pages/audience',
  '#app/payouts/return_reason',
  '#app/ovcp_cards/card_form',
  '#app/ovcp_cards/card_kind',
  '#app/ovcp_cards/card_number',
  '#app/ovcp_cards/expiry',
  '#app/http/exceptions/statuses',
  '#app/shared/qs_options',
  '#app/tenants/invitation_problem',
  '#app/trips/irregularity',
  '#app/trips/mode',
  '#app/trips/tap_reading',
  '#app/trips/transaction_kind',
  '#app/trips/trip_status',
  '#app/users/address',
  '#app/users/country',
  '#app/users/iban',
  '#app/users/role',
  '#app/trips/fares/rail_pass',
  '#app/users/travel_product',
  '#app/users/user_status',
]
// Their types alone: no-backend-import-in-frontend, below, refuses what is more than a type.
const TYPES_KNOWN = [
  '#app/attachments/attachments_of',
  '#app/batches/covered_months',
  '#app/batches/batch_summary',
  '#app/batches/trips_of_batch',
  '#app/claims/check_name',
  '#app/claims/claim_group',
  '#app/claims/claim_status',
  '#app/claims/claim_summary',
  '#app/claims/explanation',
  '#app/claims/guided_fields',
  '#app/closings/closing',
  '#app/closings/expected_payments',
  '#app/closings/month_end',
  '#app/closings/suspense',
  '#app/costs/cost_rule_status',
  '#app/costs/cost_rules',
  '#app/costs/dry_run',
  '#app/counterparties/concessions_of',
  '#app/counterparties/dry_run',
  '#app/corrections/waiting_corrections',
  '#app/dashboard/dashboard',
  '#app/decisions/decisions_of',
  '#app/decisions/import/imported_answer',
  '#app/decisions/undoable',
  '#app/emails/topics',
  '#app/expenses/approval_result',
  '#app/expenses/duplicates',
  '#app/expenses/expense_denial',
  '#app/expenses/expense_event',
  '#app/expenses/expense_totals',
  '#app/health/service_status',
  '#app/home/home',
  '#app/intercom/chat_region',
  '#app/job_applications/application_form',
  '#app/ledger/ledger',
  '#app/ledger/ledger_check',
  '#app/ledger/proof',
  '#app/lists/list_page',
  '#app/matching/allocation_kind',
  '#app/matching/allocations_of',
  '#app/counterparties/draft_for',
  '#app/matching/learned',
  '#app/matching/line_facts',
  '#app/matching/named_claims',
  '#app/matching/pasted_list',
  '#app/matching/proposals/shown_proposals',
  '#app/onboarding/missing',
  '#app/statements/known_lines',
  '#app/claims/committee_asked',
  '#app/claims/asked_claims',
  '#app/claims/claim_totals',
  '#app/claims/committee_question',
  '#app/trips/operator_lists',
  '#app/trips/payment_questions',
  '#app/trips/product_questions',
  '#app/statements/missing_days',
  '#app/statements/questions',
  '#app/statements/recent_files',
  '#app/statements/rivals',
  '#app/statements/withdrawal',
  '#app/submissions/claims_of_submission',
  '#app/submissions/letters_of_claim',
  '#app/submissions/overdue_claims',
  '#app/submissions/waiting_claims',
  '#app/corrections/corrections_of',
  '#app/matching/refunds_of',
  '#app/payouts/balance_lines',
  '#app/payouts/balance_summary',
  '#app/payouts/money_per_month',
  '#app/payouts/overpayment',
  '#app/payouts/payout_rows',
  '#app/payouts/wallet_kind',
  '#app/tenants/invitation_answer',
  '#app/trips/taps_of_user',
  '#app/users/profile_menu',
  '#app/users/profile_section',
  '#app/users/user_action',
  '#app/users/user_sections',
  '#app/[a-z_]+/[a-z_]+_list',
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
const mergedInput = [
  '[callee.object.name="request"]',
  '[callee.object.property.name="request"]',
].map((ofRequest) => ({
  selector: `CallExpression${ofRequest}[callee.property.name=${MERGED_INPUT}]`,
  message: 'A write reads its body by validateUsing, a page its address by qs().',
}))
// What a browser makes of these is in its own language, and not in that of the page.
const nativeField = {
  selector:
    'JSXAttribute[name.name="type"] Literal[value=/^(date|month|week|time|datetime-local|number)$/]',
  message: 'Use DateField or EuroField of ~/ui/form, or DayInput or EuroInput of ~/ui.',
}
const amountOfItsOwn = {
  selector: 'JSXAttribute[name.name="inputMode"] Literal[value="decimal"]',
  message: 'Use EuroField of ~/ui/form or EuroInput of ~/ui.',
}
const rawText = {
  selector:
    'CallExpression[callee.property.name="trim"][callee.object.callee.property.name="string"]',
  message: 'Use line() or text() of #app/shared/rules, which clean what they read.',
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
  { files: ['app/**/*.ts'], rules: { 'no-restricted-syntax': ['error', ...mergedInput, rawText] } },
  {
    files: ['app/*/transformers/**'],
    rules: restrict(ledgerIsPrivate, noRequest, noController),
  },
  {
    files: ['app/*/controllers/**', 'app/http/**'],
    rules: restrict(ledgerIsPrivate, noController),
  },
  {
    files: ['app/ledger/**'],
    ignores: ['app/ledger/controllers/**'],
    rules: restrict(noRequest, noPage),
  },
  { files: ['app/shared/**'], rules: restrict(noDomain, noRequest) },
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
