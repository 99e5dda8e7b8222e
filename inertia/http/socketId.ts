let socketId: () => string | undefined = () => undefined

/** How to learn the socket of the real-time connection: by it, the server leaves the sender out of its broadcasts. */
export function setSocketId(of: () => string | undefined) {
  socketId = of
}

export const currentSocketId = () => socketId()
