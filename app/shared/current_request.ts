/** What a change notes of the request it is part of. Work from the job queue has none. */
export type CurrentRequest = {
  id: string | null
  ip: string
  /** The live connection of the tab that sent it, as the tab says. */
  socketId: string | null
  /** Drops the connection, when no answer is possible any more. */
  abort: () => void
}

let read: () => CurrentRequest | null = () => null

/** Called once by app/http, so that nothing else depends on the server. */
export const readCurrentRequestWith = (reader: typeof read) => void (read = reader)

export const currentRequest = () => read()
