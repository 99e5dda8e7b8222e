type CurrentRequest = {
  id: string | null
  ip: string
  /** The push connection of the tab that sent the request, as the tab says; two numbers with a dot. */
  socketId: string | null
  abort: () => void
}

let read: () => CurrentRequest | null = () => null

export const readCurrentRequestWith = (reader: typeof read) => void (read = reader)

export const currentRequest = () => read()
