export const inFours = (text: string) => text.replaceAll(/(.{4})(?=.)/g, '$1 ')
