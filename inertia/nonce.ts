const meta = () => document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')

/** Lets styles that are made in the browser pass the content security policy. */
export const nonce = typeof document === 'undefined' ? '' : (meta()?.content ?? '')
