import proxyaddr from 'proxy-addr'
import env from '#start/env'

/**
 * Whether a peer is one of our own proxies, whose word about where a request comes from we take. None is unless
 * TRUSTED_PROXIES names it: anyone can write `X-Forwarded-For`.
 */
export const isTrustedProxy = proxyaddr.compile(env.get('TRUSTED_PROXIES'))
