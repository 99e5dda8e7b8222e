import { configApp } from '@adonisjs/eslint-config'
import reactHooks from 'eslint-plugin-react-hooks'

const ledgerIsPrivate = {
  regex: '^#app/ledger/(?!ledger$)',
  message: 'Post and read through #app/ledger/ledger.',
}
const noHttp = {
  regex: '/(controllers|transformers)/|^@adonisjs/(inertia|session)',
  message: 'Domain code does not know about requests or pages.',
}
const noDomain = {
  regex: '^#app/(?!shared/)',
  message: 'app/shared imports no domain.',
}
const noServer = {
  regex: '^#(app|config|start|database)/',
  message: 'Pages know the server only through their props.',
}
const restrict = (...patterns) => ({ 'no-restricted-imports': ['error', { patterns }] })

export default configApp(
  { ignores: ['.adonisjs/**', 'database/schema.ts', 'build/**', 'tmp/**', 'public/**'] },
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
  { files: ['app/**/*.ts'], rules: restrict(ledgerIsPrivate, noHttp) },
  {
    files: ['app/**/{controllers,middleware,transformers}/**'],
    rules: restrict(ledgerIsPrivate),
  },
  { files: ['app/ledger/**'], rules: restrict(noHttp) },
  { files: ['app/shared/**'], rules: restrict(noDomain, noHttp) },
  // Where the domains meet the framework: who is signed in, and what every page shares.
  {
    files: ['app/shared/middleware/**', 'app/shared/exceptions/**'],
    rules: restrict(ledgerIsPrivate),
  },
  {
    files: ['inertia/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: { ...reactHooks.configs.recommended.rules, ...restrict(noServer) },
  }
)
