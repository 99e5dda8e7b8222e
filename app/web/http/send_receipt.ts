import { readStored } from '#app/platform/shared/drive/stored_file'
import type { HttpContext } from '@adonisjs/core/http'
import type Expense from '#app/money/expenses/expense'

/** Nothing in the file may load or run; our own page may show a PDF in a frame. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'"

/** To be shown in a page. Its type comes from its bytes, see `receipt_type.ts`, and no browser guesses another. */
export async function sendReceipt({ response }: HttpContext, expense: Expense) {
  const bytes = await readStored(expense.receiptKey)
  response.header('content-security-policy', POLICY)
  response.header('x-frame-options', 'SAMEORIGIN')
  return response.file(expense.receiptName, bytes, { type: expense.receiptType, inline: true })
}
