import { blindIndex, blindIndexes } from '#app/platform/encryption/encrypt'
import { flag, text } from '#app/platform/shared/column'
import { execute } from '#app/platform/shared/execute'
import { readRows } from '#app/platform/shared/read_rows'

/** In the organisation of this person, whoever has them. */
export const cardsWith = (userId: number, numbers: string[]) =>
  readRows({ isOwn: flag('is_own'), kind: text('kind') }, 'from cards_with(?, ?)', [
    userId,
    numbers.flatMap(blindIndexes),
  ])

/** Whoever gives one of these to a card waits; in order, so that two with several cannot block each other. */
export const lockCardNumbers = (numbers: string[]) =>
  execute(
    `select pg_advisory_xact_lock(hashtext('card_number'), hashtext(number))
     from (select number from unnest(cast(? as text[])) as number order by number) numbers`,
    [numbers.map(blindIndex)]
  )
