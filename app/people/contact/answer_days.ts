import { number, orNull } from '#app/platform/shared/column'
import { readRow } from '#app/platform/shared/read_rows'
import { asWorker } from '#app/platform/shared/tenancy'

/** Fewer say nothing about the next. */
const FEWEST = 5

/** Within how many days four in five messages of the last 90 days were answered; null while too few were. */
export async function answerDays() {
  const found = await asWorker(() =>
    readRow(
      {
        count: number('count(*)::int'),
        days: orNull(
          number(
            'ceil(percentile_cont(0.8) within group (order by extract(epoch from answered_at - created_at) / 86400))::int'
          )
        ),
      },
      "from contact_messages where answered_at > clock_now() - interval '90 days'"
    )
  )
  return found!.count < FEWEST ? null : Math.max(1, found!.days ?? 1)
}
