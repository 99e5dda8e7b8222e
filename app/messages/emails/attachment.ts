/** `key` is that of the file on the drive. */
export type Attachment = { key: string; name: string; type: string }
