import env from '#start/env'

/** Without a mail server (demo, development, tests) messages are only stored, for staff to read. */
export const hasMailServer = () => env.get('MAIL_TRANSPORT') === 'smtp'

/** Whether a message that is only stored counts as accepted: the demo and the tests have no operators to write to. */
export const isAcceptanceStubbed = () => env.get('MAIL_ACCEPTANCE') === 'stub'

export const absoluteUrl = (path: string) => new URL(path, env.get('APP_URL')).href
