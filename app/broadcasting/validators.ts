import vine from '@vinejs/vine'

const socketId = () => vine.string().regex(/^\d+\.\d+$/)

// The names are Pusher's.
export const channelValidator = vine.create({
  socket_id: socketId(),
  channel_name: vine.string().maxLength(200),
})
export const userValidator = vine.create({ socket_id: socketId() })
