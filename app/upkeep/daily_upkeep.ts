/** What is done once a day for everyone: each part is safe to do twice. */
const PARTS: (() => Promise<unknown>)[] = []

export async function dailyUpkeep() {
  for (const part of PARTS) await part()
}
