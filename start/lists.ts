import { batchList } from '#app/batches/batch_list'
import { batchRowList } from '#app/batches/batch_row_list'
import { claimList } from '#app/claims/claim_list'
import { emailList } from '#app/emails/email_list'
import { contactMessageList } from '#app/contact/contact_message_list'
import type { List } from '#app/lists/define_list'
import { counterpartyList } from '#app/counterparties/counterparty_list'
import { expenseList } from '#app/expenses/expense_list'
import { balanceTransactionList } from '#app/payouts/balance_transaction_list'
import { payoutList } from '#app/payouts/payout_list'
import { payoutRunList } from '#app/payouts/payout_run_list'
import { lineList, statementLineList } from '#app/statements/line_list'
import { statementList } from '#app/statements/statement_list'
import { submissionList } from '#app/submissions/submission_list'
import { memberList } from '#app/tenants/member_list'
import { tripList } from '#app/trips/trip_list'
import { userList } from '#app/users/user_list'

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
