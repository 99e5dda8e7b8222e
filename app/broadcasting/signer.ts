import Pusher from 'pusher'
import broadcasting from '#config/broadcasting'

/** Signs who may listen, for Pusher and for our own endpoint alike; asks no one. */
export const signer = new Pusher({ ...broadcasting, useTLS: true })
