import { ESLint } from 'eslint'
import { expect, test } from 'vitest'

const eslint = new ESLint()

/** What the rules of the house say about an element on a page. */
async function said(element: string, filePath = 'inertia/ui/Sample.tsx') {
  const code = `export const Sample = () => ${element}\n`
  const [{ messages }] = await eslint.lintText(code, { filePath })
  return messages.filter(({ ruleId }) => ruleId === 'no-restricted-syntax').map(({ line }) => line)
}

test.each([
  '<input type="date" />',
  "<input type={'month'} />",
  '<TextInput type="number" />',
  "<input type={isDay ? 'date' : 'text'} />",
  '<TextInput inputMode="decimal" />',
])('a page may not have %s, which speaks the language of the browser', async (element) => {
  expect(await said(element)).toEqual([1])
})

test.each(['<input type="text" />', '<input type="checkbox" />', '<Chart kind="number" />'])(
  'a page may have %s',
  async (element) => expect(await said(element)).toEqual([])
)

test('the field for amounts is the one that asks for the keys of decimals', async () => {
  expect(await said('<TextInput inputMode="decimal" />', 'inertia/ui/EuroInput.tsx')).toEqual([])
})
