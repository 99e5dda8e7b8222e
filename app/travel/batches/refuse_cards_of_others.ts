import { blindIndexes } from '#app/platform/encryption/encrypt'
import { flag, text } from '#app/platform/shared/column'
import { readRows } from '#app/platform/shared/read_rows'
import { UnreadableFile } from '#app/travel/batches/reading/types'

/** As `addCard` does: anonymous cards are passed on, any other belongs to one person. Throws UnreadableFile. */
export async function refuseCardsOfOthers(userId: number, numbers: string[]) {
  if (numbers.length === 0) return
  const same = await readRows({ isOwn: flag('is_own'), kind: text('kind') }, 'from cards_with(?, ?)', [
    userId,
    numbers.flatMap(blindIndexes),
  ])
  if (same.some(({ isOwn, kind }) => !isOwn && kind !== 'anonymous')) throw new UnreadableFile('cardOfSomeoneElse')
}
