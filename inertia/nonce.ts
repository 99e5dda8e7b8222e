const meta = () => document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')

/** Where the server makes a page, its view puts the nonce (`start/view.ts`). */
const PLACEHOLDER = '--nonce--'

/** Lets styles that are made with the page pass the content security policy. */
export const nonce = typeof document === 'undefined' ? PLACEHOLDER : (meta()?.content ?? '')
