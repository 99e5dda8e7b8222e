type Directive =
  'scriptSrc' | 'connectSrc' | 'imgSrc' | 'fontSrc' | 'mediaSrc' | 'frameSrc' | 'formAction'

type Sources = Partial<Record<Directive, string[]>>

type Options = {
  inDev: boolean
  /** What others' programs on our pages need, when they are on. */
  chat: Sources | null
  push: Sources | null
}

/** What a page may fetch and run: ours, and of others exactly what is switched on. */
export function contentSecurityPolicy({ inDev, chat, push }: Options) {
  const extraSources = (directive: Directive) => [
    ...(chat?.[directive] ?? []),
    ...(push?.[directive] ?? []),
  ]

  return {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'", '@nonce', ...extraSources('scriptSrc')],
    styleSrc: ["'self'", allowsInlineStyles({ inDev, chat }) ? "'unsafe-inline'" : '@nonce'],
    imgSrc: ["'self'", 'data:', 'blob:', ...extraSources('imgSrc')],
    fontSrc: ["'self'", 'data:', ...extraSources('fontSrc')],
    mediaSrc: ["'self'", ...extraSources('mediaSrc')],
    // 'self' covers the socket of our own server as well.
    connectSrc: ["'self'", ...(inDev ? ['ws://localhost:*'] : []), ...extraSources('connectSrc')],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'", ...extraSources('formAction')],
    frameAncestors: ["'none'"],
    frameSrc: ["'self'", ...extraSources('frameSrc')],
  }
}

/**
 * Vite inserts styles itself in development, and so does the messenger of the chat, without a nonce. Beside a nonce
 * 'unsafe-inline' would be switched off. Scripts always need theirs.
 */
const allowsInlineStyles = ({ inDev, chat }: Pick<Options, 'inDev' | 'chat'>) =>
  inDev || chat !== null

/** Where pusher-js connects to: by WebSocket, and where that is blocked by requests that stay open. */
export const pushSources = (cluster: string): Sources => ({
  connectSrc: [`wss://ws-${cluster}.pusher.com`, `https://sockjs-${cluster}.pusher.com`],
})
