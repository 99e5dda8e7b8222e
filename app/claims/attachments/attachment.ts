import { AttachmentSchema } from '#database/schema'

export default class Attachment extends AttachmentSchema {}
