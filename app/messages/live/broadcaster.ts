import logger from '@adonisjs/core/services/logger'
import type Pusher from 'pusher'
import { pusher } from '#app/messages/live/pusher'
import broadcasting from '#config/broadcasting'
import { validateEvent } from '#app/messages/push/channels'
import { asText } from '#app/messages/push/frames'
import { LIMITS } from '#app/messages/push/limits'
import { publish, terminate } from '#app/messages/push/push'

export type Broadcast = { channel: string; event: string; data: unknown; socketId?: string }

interface Broadcaster {
  /** Failures are logged, not thrown: no change depends on live events. */
  trigger(events: Broadcast[]): Promise<void>
  disconnect(ids: string[]): Promise<void>
}

class EmbeddedBroadcaster implements Broadcaster {
  async trigger(events: Broadcast[]) {
    const written = events.map((event) => ({ ...event, data: asText(event.data) }))
    const sound = written.filter((event) => {
      const fault = validateEvent(event)
      if (fault) logger.error({ event: event.event, channel: event.channel }, fault.message)
      return !fault
    })
    publish(sound)
  }

  async disconnect(ids: string[]) {
    terminate(ids)
  }
}

export class HostedBroadcaster implements Broadcaster {
  #pusher: Pusher

  constructor(sdk: Pusher) {
    this.#pusher = sdk
  }

  async trigger(events: Broadcast[]) {
    const written = events.map(({ channel, event, data, socketId }) => ({
      channel,
      name: event,
      data: asText(data),
      socket_id: socketId,
    }))
    for (let index = 0; index < written.length; index += LIMITS.eventsPerBatch) {
      await this.#pusher
        .triggerBatch(written.slice(index, index + LIMITS.eventsPerBatch))
        .catch((error: unknown) => logger.error({ err: error }, 'Pusher did not take events'))
    }
  }

  async disconnect(ids: string[]) {
    for (const id of ids) {
      await this.#pusher
        .terminateUserConnections(id)
        .catch((error: unknown) => logger.error({ err: error }, 'Pusher did not hang up'))
    }
  }
}

export const broadcaster: Broadcaster = broadcasting.isHosted
  ? new HostedBroadcaster(pusher)
  : new EmbeddedBroadcaster()
