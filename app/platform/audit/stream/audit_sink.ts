import { open } from 'node:fs/promises'
import { type Socket, connect } from 'node:net'
import { connect as connectSecurely } from 'node:tls'

/** `write` throws unless the text has left us; what is on its way in a socket that breaks is lost. */
export type AuditSink = { write: (text: string) => Promise<void>; close: () => void }

/** Milliseconds. */
const MAX_WRITE = 10_000

/** Throws for an address that is none of `file:`, `unix:`, `tcp:` and `tls:`. */
export function openSink(target: string): AuditSink {
  const { protocol, pathname, hostname, port } = new URL(target)
  const path = decodeURIComponent(pathname)
  if (protocol === 'file:' && path.length > 1) return fileSink(path)
  if (protocol === 'unix:' && path.length > 1) return socketSink(() => connect(path))
  const isHost = hostname !== '' && port !== ''
  if (protocol === 'tcp:' && isHost) return socketSink(() => connect(Number(port), hostname))
  if (protocol === 'tls:' && isHost) {
    const options = { host: hostname, port: Number(port), servername: hostname }
    return socketSink(() => connectSecurely(options))
  }
  throw new Error('AUDIT_STREAM is file:///path, unix:///path, tcp://host:port or tls://host:port')
}

/** Opened for each write, so that rotation may move the file away. */
function fileSink(path: string): AuditSink {
  return {
    async write(text) {
      const file = await open(path, 'a', 0o600)
      try {
        await file.appendFile(text)
        await file.datasync()
      } finally {
        await file.close()
      }
    },
    close() {},
  }
}

function socketSink(connectAnew: () => Socket): AuditSink {
  let socket: Socket | null = null

  function connected() {
    if (socket && !socket.destroyed) return socket
    socket = connectAnew()
    socket.setKeepAlive(true)
    // Nothing is read, but an end that is not read is not noticed.
    socket.resume()
    socket.on('error', () => {})
    return socket
  }

  return {
    write(text) {
      const current = connected()
      return new Promise((resolve, reject) => {
        const fail = (error: Error) => {
          current.destroy()
          reject(error)
        }
        const timer = setTimeout(() => fail(new Error('The audit stream takes nothing')), MAX_WRITE)
        const ended = () => fail(new Error('The audit stream was closed'))
        current.once('error', fail)
        current.once('close', ended)
        current.write(text, (error) => {
          clearTimeout(timer)
          current.off('error', fail)
          current.off('close', ended)
          if (error) fail(error)
          else resolve()
        })
      })
    },
    close: () => socket?.destroy(),
  }
}
