/** `jan@example.com` becomes `j•••@example.com`, which its owner still recognises. */
export const maskEmail = (email: string) => email.replace(/^(.)[^@]*/, '$1•••')
