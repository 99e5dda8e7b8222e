/** Enough of an address for its owner to know it: `j•••@example.com`. */
export const maskEmail = (email: string) => email.replace(/^(.)[^@]*/, '$1•••')
