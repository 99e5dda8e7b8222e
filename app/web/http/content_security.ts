type Directive = 'scriptSrc' | 'connectSrc' | 'imgSrc' | 'fontSrc' | 'mediaSrc' | 'frameSrc' | 'formAction'

type Sources = Partial<Record<Directive, string[]>>

type Options = {
  inDev: boolean
  chat: Sources | null
  push: Sources | null
}

export function contentSecurityPolicy({ inDev, chat, push }: Options) {
  const extraSources = (directive: Directive) => [...(chat?.[directive] ?? []), ...(push?.[directive] ?? [])]

  return {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'", '@nonce', ...extraSources('scriptSrc')],
    styleSrc: ["'self'", allowsInlineStyles({ inDev, chat }) ? "'unsafe-inline'" : '@nonce'],
    // Pages that the server renders carry the sizes of their parts as attributes; elements with styles need the nonce.
    styleSrcAttr: ["'unsafe-inline'"],
    imgSrc: ["'self'", 'data:', 'blob:', ...extraSources('imgSrc')],
    fontSrc: ["'self'", 'data:', ...extraSources('fontSrc')],
    mediaSrc: ["'self'", ...extraSources('mediaSrc')],
    // 'self' includes WebSockets of our own server.
    connectSrc: ["'self'", ...(inDev ? ['ws://localhost:*'] : []), ...extraSources('connectSrc')],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'", ...extraSources('formAction')],
    frameAncestors: ["'none'"],
    frameSrc: ["'self'", ...extraSources('frameSrc')],
  }
}

/** Vite in development and the chat insert styles without a nonce; beside a nonce 'unsafe-inline' is ignored. */
const allowsInlineStyles = ({ inDev, chat }: Pick<Options, 'inDev' | 'chat'>) => inDev || chat !== null

export const pushSources = (cluster: string): Sources => ({
  connectSrc: [`wss://ws-${cluster}.pusher.com`, `https://sockjs-${cluster}.pusher.com`],
})
