import Counterparty from '#app/counterparties/counterparty'
import { today } from '#app/shared/clock'
import { asWorker } from '#app/shared/tenancy'
import { isWorkingDay } from '#app/shared/working_days'
import { Refusal } from '#app/shared/refusal'
import { prepareSubmission } from '#app/submissions/actions/prepare_submission'

/** One letter per operator and working day. */
export async function prepareSubmissions() {
  if (!isWorkingDay(today())) return
  const operators = await asWorker(() => Counterparty.query().orderBy('id'))
  for (const operator of operators) {
    await asWorker(() => prepareSubmission(operator, null)).catch((error: unknown) => {
      // Today's letter is there, or nothing waits.
      if (!(error instanceof Refusal)) throw error
    })
  }
}
