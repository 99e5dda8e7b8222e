import Pusher from 'pusher'
import broadcasting from '#config/broadcasting'

const TIMEOUT = 5_000

export const pusher = new Pusher({ ...broadcasting, useTLS: true, timeout: TIMEOUT })
