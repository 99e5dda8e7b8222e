import Pusher from 'pusher'
import broadcasting from '#config/broadcasting'

const TIMEOUT = 5_000

/** Pusher's own SDK: signs who may listen, for Pusher and for our endpoint alike, and calls hosted Pusher. */
export const pusher = new Pusher({ ...broadcasting, useTLS: true, timeout: TIMEOUT })
