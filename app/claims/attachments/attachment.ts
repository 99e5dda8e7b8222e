import { AttachmentSchema } from '#database/schema'

/** A letter or mail of an operator, about one claim or about all of a letter. */
export default class Attachment extends AttachmentSchema {}
