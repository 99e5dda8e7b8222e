import { cardsWith } from '#app/travel/cards/cards_with'
import { UnreadableFile } from '#app/travel/batches/reading/types'

/** As `addCard` does: anonymous cards are passed on, any other belongs to one person. Throws UnreadableFile. */
export async function refuseCardsOfOthers(userId: number, numbers: string[]) {
  if (numbers.length === 0) return
  const same = await cardsWith(userId, numbers)
  if (same.some(({ isOwn, kind }) => !isOwn && kind !== 'anonymous')) throw new UnreadableFile('cardOfSomeoneElse')
}
