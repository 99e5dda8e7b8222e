import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { usedWords } from '../../../vite/used_words.js'

/** What the first of these files needs. */
function wordsOf(files: Record<string, string>) {
  const root = mkdtempSync(join(tmpdir(), 'words-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const paths = Object.entries(files).map(([name, text]) => {
    const path = join(root, 'inertia', name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
    return path
  })
  return [...usedWords(root)([paths[0]])].sort()
}

const page = (body: string) => ({
  'Page.tsx': `export function Page({ kind }) {
    const t = useTranslations('claims')
    return <p title="t">${body}</p>
  }`,
})

test.each([
  ["{t('title')}", ['claims.title']],
  ["{t.rich('lead', { n: 1 })}", ['claims.lead']],
  ["{t(kind ? 'a' : 'b')}", ['claims.a', 'claims.b']],
  ['{t(`kinds.${kind}`)}', ['claims.kinds']],
  ['{t(`${kind}`)}', ['claims']],
  ['{t(kind)}', ['claims']],
  ['{nameOf(t)}', ['claims']],
])('%s needs %j', (body, words) => expect(wordsOf(page(body))).toEqual(words))

test('a page needs what all files need that it comes to, now or later', () => {
  const words = wordsOf({
    'Page.tsx': `import { Part } from './Part'
      import '~/ui/Other'
      const Later = lazy(() => import('./Later'))`,
    'Part.tsx': `const by = useTranslations('tenant.nav'); by('start')`,
    'Later.tsx': `const t = useTranslations(); t('common.menu')`,
    'ui/Other.ts': `export const useWords = () => useTranslations('lists')`,
  })
  expect(words).toEqual(['common.menu', 'lists', 'tenant.nav.start'])
})

test('a page does without the words of frames', () => {
  const words = wordsOf({
    'audiences.ts': `const frame = () => import('./layouts/UserLayout')`,
    'layouts/UserLayout.tsx': `const t = useTranslations('common'); t('menu')`,
  })
  expect(words).toEqual([])
})
