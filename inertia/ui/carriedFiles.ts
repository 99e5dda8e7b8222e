type Taker = (files: File[]) => void

let taker: Taker | null = null
let carried: File[] = []

/** Hands files to the page that takes them, or keeps them until it has come. */
export function carryFiles(files: File[]) {
  if (taker) taker(files)
  else carried = files
}

/** Whether the page takes files now. */
export const hasTaker = () => taker !== null

/** Answers how to stop. */
export function takeFiles(take: Taker) {
  taker = take
  const files = carried
  carried = []
  if (files.length > 0) take(files)
  return () => {
    taker = null
  }
}
