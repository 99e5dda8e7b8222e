import vine from '@vinejs/vine'
import { SOCKET_ID } from '#app/messages/push/channels'

const socketId = () => vine.string().regex(SOCKET_ID)

export const channelValidator = vine.create({
  socket_id: socketId(),
  channel_name: vine.string().maxLength(200),
})
export const userValidator = vine.create({ socket_id: socketId() })
