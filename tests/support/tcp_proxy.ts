import { type Server, type Socket, connect, createServer } from 'node:net'
import type { AddressInfo } from 'node:net'

/**
 * Stands between a program and a server on this machine, and makes the line between them worse. With another target,
 * who connects from then on reaches that.
 */
export class TcpProxy {
  /** Milliseconds that every piece takes longer, in each direction. */
  delay = 0
  /** Nothing passes any more, and nobody is told. */
  isSilent = false
  #isAway = false
  #server: Server
  #sockets = new Set<Socket>()

  private constructor(public target: number) {
    this.#server = createServer((client) => this.#join(client))
  }

  static async to(target: number) {
    const proxy = new TcpProxy(target)
    await new Promise<void>((resolve) => proxy.#server.listen(0, '127.0.0.1', resolve))
    return proxy
  }

  get port() {
    return (this.#server.address() as AddressInfo).port
  }

  /** Every connection breaks; new ones are welcome. */
  cut() {
    for (const socket of this.#sockets) socket.resetAndDestroy()
  }

  /** While it is, every connection is refused and those that stood break. */
  set isAway(isAway: boolean) {
    this.#isAway = isAway
    if (isAway) this.cut()
  }

  async close() {
    this.cut()
    await new Promise((resolve) => this.#server.close(resolve))
  }

  #join(client: Socket) {
    if (this.#isAway) return void client.resetAndDestroy()
    const server = connect(this.target, '127.0.0.1')
    this.#pipe(client, server)
    this.#pipe(server, client)
  }

  #pipe(from: Socket, to: Socket) {
    this.#sockets.add(from)
    from.on('data', (chunk) => {
      if (this.isSilent) return
      if (this.delay === 0) return void to.write(chunk)
      setTimeout(() => to.writable && to.write(chunk), this.delay)
    })
    from.on('error', () => to.destroy())
    from.on('close', () => {
      this.#sockets.delete(from)
      to.destroy()
    })
  }
}
