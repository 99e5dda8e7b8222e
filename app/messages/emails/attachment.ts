/** A file that is kept on the drive and goes along with a message. */
export type Attachment = { key: string; name: string; type: string }
