import env from '#start/env'

/** Without a mail server messages are kept for staff to read and go nowhere: the demo, development, tests. */
export const hasMailServer = () => env.get('MAIL_TRANSPORT') === 'smtp'

export const absoluteUrl = (path: string) => new URL(path, env.get('APP_URL')).href
