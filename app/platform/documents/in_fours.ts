/** A long number as people read it: 3528 0200 0000 0021. */
export const inFours = (text: string) => text.replaceAll(/(.{4})(?=.)/g, '$1 ')
