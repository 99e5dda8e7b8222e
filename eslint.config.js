import { configApp } from '@adonisjs/eslint-config'

const ledgerIsPrivate = {
  regex: '^#app/money/ledger/(?!(ledger(_check|_policy)?|proof|validators|isomorphic/ledger_kind)$)',
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
// What both sides know, such as what makes a card number right, stands in a folder `isomorphic`; of a domain pages know the types alone.
const ISOMORPHIC = '#app/**/isomorphic/*'
const noServer = {
  regex: '^#(config|start|database)/|^#app/(?!.*/isomorphic/).*/(controllers|transformers|actions|jobs)/',
  message: 'Pages know the server only through their props.',
}
const onOneSide = {
  regex: '^(#(?!app/.*/isomorphic/)|@adonisjs/|node:)',
  allowTypeImports: true,
  message: 'It runs in browsers too: import from folders `isomorphic` alone.',
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
const rawFile = {
  selector: 'CallExpression > Literal[value="content-disposition"]',
  message: 'Use response.file(name, content).',
}
// On routes that only someone signed in reaches; elsewhere it may be nobody.
const ownUser = {
  selector: 'TSNonNullExpression[expression.property.name="user"][expression.object.name="auth"]',
  message: 'Use ctx.user, which throws where nobody is signed in.',
}
// What may take seconds, behind functions that hold no connection and no lock meanwhile.
const slowOutside = {
  group: ['@adonisjs/drive/services/main', '@adonisjs/mail/services/main', 'pdfmake', 'nodemailer'],
  allowTypeImports: true,
  message: 'Use app/platform/shared/drive/stored_file.ts, renderPdf or sendEmail: no connection is held meanwhile.',
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
  { files: ['app/**/*.ts'], rules: restrict(ledgerIsPrivate, noRequest, noPage) },
  { files: ['app/**/*.ts'], rules: { 'no-restricted-syntax': ['error', ...mergedInput, rawText, ownUser, rawFile] } },
  { files: ['app/web/http/file_response.ts'], rules: { 'no-restricted-syntax': 'off' } },
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
    files: ['app/**/*.ts'],
    ignores: [
      'app/platform/shared/drive/stored_file.ts',
      'app/platform/queue/jobs/**',
      'app/platform/documents/pdf.ts',
      'app/messages/emails/actions/deliver_email.ts',
    ],
    rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns: [slowOutside] }] },
  },
  {
    files: ['app/**/isomorphic/**'],
    rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns: [onOneSide] }] },
  },
  {
    files: ['inertia/**/*.{ts,tsx}'],
    rules: {
      ...restrict(noServer, withItsStyles, otherAmounts, ...oneWayToAsk),
      'no-restricted-globals': ['error', ...oneWayOut],
      'no-restricted-syntax': ['error', nativeField, amountOfItsOwn],
      '@adonisjs/no-backend-import-in-frontend': ['error', { allowed: [ISOMORPHIC] }],
    },
  },
  {
    files: ['inertia/ui/EuroInput.tsx'],
    rules: { 'no-restricted-syntax': ['error', nativeField] },
  },
  { files: ['inertia/ui/NativeSelect.ts'], rules: restrict(noServer, ...oneWayToAsk) },
  { files: ['inertia/ui/form/Form.tsx'], rules: restrict(noServer, withItsStyles) }
)
