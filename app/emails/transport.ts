import env from '#start/env'

/** Without a mail server (demo, development, tests) messages are only stored, for staff to read. */
export const hasMailServer = () => env.get('MAIL_TRANSPORT') === 'smtp'

export const absoluteUrl = (path: string) => new URL(path, env.get('APP_URL')).href
