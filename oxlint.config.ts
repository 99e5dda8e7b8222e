import { type DummyRuleMap, defineConfig } from 'oxlint'

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
const noServer = {
  regex: '^#(config|start|database)/|^#app/(?!.*/isomorphic/).*/(controllers|transformers|actions|jobs)/',
  message: 'Pages know the server only through their props.',
}
// What both sides know, such as what makes a card number right, stands in a folder `isomorphic`; of a domain pages know the types alone.
const onlyTypes = 'Of the server a page imports types, and values from folders `isomorphic` alone.'
const typesOfTheServer = { regex: '^#(?!app/.*/isomorphic/[^/]+$)', message: onlyTypes }
const onOneSide = {
  regex: '^(#(?!app/.*/isomorphic/)|@adonisjs/|node:)',
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
const knownRoutes = {
  group: ['@inertiajs/react'],
  importNames: ['Link', 'Form'],
  message: 'Those of @adonisjs/inertia/react know the routes.',
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
// One program of types for both sides, which knows these everywhere.
const onlyInNode = ['process', 'Buffer', 'global', 'require', '__dirname', '__filename', 'setImmediate'].map(
  (name) => ({ name, message: 'Pages run in browsers, which have no such thing.' })
)
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
const backWithout = {
  selector: 'CallExpression[callee.property.name="back"][callee.object.callee.property.name="redirect"]',
  message: 'Use redirect().withQs().back(), which keeps the search and the view of a list.',
}
// On routes that only someone signed in reaches; elsewhere it may be nobody.
const ownUser = {
  selector: 'TSNonNullExpression[expression.property.name="user"][expression.object.name="auth"]',
  message: 'Use ctx.user, which throws where nobody is signed in.',
}
// What may take seconds, behind functions that hold no connection and no lock meanwhile.
const slowOutside = {
  regex: '^(@adonisjs/(drive|mail)/services/main|pdfmake|nodemailer)(/|$)',
  allowTypeImports: true,
  message: 'Use app/platform/shared/drive/stored_file.ts, renderPdf or sendEmail: no connection is held meanwhile.',
}
const refuse = (...patterns: { regex: string; message: string }[]): DummyRuleMap => ({
  'house/imports': ['error', ...patterns],
})
const refuseNames = (...patterns: { group: string[]; importNames: string[]; message: string }[]): DummyRuleMap => ({
  'no-restricted-imports': ['error', { patterns }],
})

export default defineConfig({
  plugins: ['import', 'node', 'react', 'typescript', 'unicorn'],
  jsPlugins: [`${import.meta.dirname}/bin/support/lint/plugin.ts`],
  categories: { correctness: 'off' },
  options: { denyWarnings: true, reportUnusedDisableDirectives: 'error', respectEslintDisableDirectives: false },
  ignorePatterns: ['database/schema.ts'],
  rules: {
    'import/no-cycle': ['error', { ignoreExternal: true }],
    eqeqeq: 'error',
    'node/handle-callback-err': ['error', '^(err|error)$'],
    'no-array-constructor': 'error',
    'no-caller': 'error',
    'no-cond-assign': ['error', 'except-parens'],
    'no-constant-condition': 'error',
    'no-control-regex': 'error',
    'no-debugger': 'error',
    'no-duplicate-case': 'error',
    'no-eval': 'error',
    'no-ex-assign': 'error',
    'no-extra-boolean-cast': 'error',
    'no-fallthrough': 'error',
    'no-inner-declarations': ['error', 'functions'],
    'no-invalid-regexp': ['error', { allowConstructorFlags: ['u', 'y'] }],
    'no-irregular-whitespace': ['error', { skipTemplates: false, skipRegExps: false }],
    'no-new-wrappers': 'error',
    'no-proto': 'error',
    'no-regex-spaces': 'error',
    'no-self-assign': 'error',
    'no-self-compare': 'error',
    'no-shadow': 'error',
    'no-sparse-arrays': 'error',
    'no-this-before-super': 'error',
    'no-unreachable': 'error',
    'no-unsafe-finally': 'error',
    'no-unsafe-negation': 'error',
    'no-with': 'error',
    'one-var': ['error', 'never'],
    'use-isnan': 'error',
    'valid-typeof': ['error', { requireStringLiterals: true }],
    'typescript/consistent-type-imports': [
      'error',
      { disallowTypeAnnotations: false, fixStyle: 'inline-type-imports' },
    ],
    'unicorn/no-instanceof-builtins': 'error',
    'unicorn/prefer-module': 'error',
    'unicorn/prefer-node-protocol': 'error',
    'unicorn/prefer-number-properties': 'error',
    'house/lazy-handlers': 'error',
    'house/names': 'error',
    'house/no-undef-init': 'error',
  },
  overrides: [
    {
      files: ['app/**'],
      rules: {
        ...refuse(ledgerIsPrivate, noRequest, noPage),
        'house/syntax': ['error', ...mergedInput, rawText, ownUser, rawFile, backWithout],
      },
    },
    { files: ['app/web/http/file_response.ts'], rules: { 'house/syntax': 'off' } },
    { files: ['app/*/**/transformers/**'], rules: refuse(ledgerIsPrivate, noRequest, noController) },
    { files: ['app/*/**/controllers/**', 'app/web/http/**'], rules: refuse(ledgerIsPrivate, noController) },
    {
      files: ['app/money/ledger/**'],
      excludeFiles: ['app/money/ledger/controllers/**'],
      rules: refuse(noRequest, noPage),
    },
    { files: ['app/platform/shared/**'], rules: refuse(noDomain, noRequest) },
    {
      files: ['app/**'],
      excludeFiles: [
        'app/**/isomorphic/**',
        'app/platform/shared/drive/stored_file.ts',
        'app/platform/queue/jobs/**',
        'app/platform/documents/pdf.ts',
        'app/messages/emails/actions/deliver_email.ts',
      ],
      rules: { 'no-restricted-imports': ['error', { patterns: [slowOutside] }] },
    },
    { files: ['app/**/isomorphic/**'], rules: { 'house/value-imports': ['error', onOneSide] } },
    {
      files: ['inertia/**'],
      rules: {
        ...refuse(noServer),
        'house/value-imports': ['error', typesOfTheServer],
        'house/within': ['error', { folder: 'inertia', message: onlyTypes }],
        'house/syntax': ['error', nativeField, amountOfItsOwn],
        'no-restricted-globals': ['error', ...oneWayOut, ...onlyInNode],
        ...refuseNames(withItsStyles, otherAmounts, knownRoutes, ...oneWayToAsk),
        'react/rules-of-hooks': 'error',
        'react/exhaustive-deps': 'error',
        'react/static-components': 'error',
        'react/use-memo': 'error',
        'react/preserve-manual-memoization': 'error',
        'react/incompatible-library': 'error',
        'react/immutability': 'error',
        'react/globals': 'error',
        'react/refs': 'error',
        'react/set-state-in-effect': 'error',
        'react/error-boundaries': 'error',
        'react/purity': 'error',
        'react/set-state-in-render': 'error',
        'react/unsupported-syntax': 'error',
      },
    },
    { files: ['inertia/ui/EuroInput.tsx'], rules: { 'house/syntax': ['error', nativeField] } },
    { files: ['inertia/ui/NativeSelect.ts'], rules: refuseNames(knownRoutes, ...oneWayToAsk) },
    { files: ['inertia/ui/form/Form.tsx'], rules: refuseNames(withItsStyles, knownRoutes) },
  ],
})
