import { batchList } from '#app/travel/batches/batch_list'
import { batchRowList } from '#app/travel/batches/batch_row_list'
import { claimList } from '#app/claims/claims/claim_list'
import { emailList } from '#app/messages/emails/email_list'
import { contactMessageList } from '#app/people/contact/contact_message_list'
import type { List } from '#app/platform/lists/define_list'
import { counterpartyList } from '#app/travel/operators/counterparty_list'
import { expenseList } from '#app/money/expenses/expense_list'
import { balanceTransactionList } from '#app/money/payouts/balance_transaction_list'
import { payoutList } from '#app/money/payouts/payout_list'
import { payoutRunList } from '#app/money/payouts/payout_run_list'
import { lineList, statementLineList } from '#app/money/statements/line_list'
import { statementList } from '#app/money/statements/statement_list'
import { submissionList } from '#app/claims/letters/submission_list'
import { memberList } from '#app/people/organisations/member_list'
import { tripList } from '#app/travel/trips/trip_list'
import { userList } from '#app/people/accounts/user_list'

/** Every list there is: what is true of one is tested of all. */
export const lists: List[] = [
  claimList,
  tripList,
  userList,
  payoutRunList,
  expenseList,
  statementList,
  lineList,
  statementLineList,
  submissionList,
  counterpartyList,
  contactMessageList,
  memberList,
  emailList,
  batchRowList,
  batchList,
  payoutList,
  balanceTransactionList,
]
