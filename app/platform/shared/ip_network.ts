export const ipNetworkSql = (column: string) =>
  `network(set_masklen(${column}, case family(${column}) when 4 then 24 else 48 end))::text`

export function maskedNetwork(ip: string | null) {
  if (!ip) return null
  const v4 = /^(?:::ffff:)?(\d+\.\d+\.\d+)\.\d+$/.exec(ip)
  return v4 ? `${v4[1]}.*` : `${ip.split(':').slice(0, 3).join(':')}:*`
}

/** One subscriber: an IPv4 address, or the first 64 bits of an IPv6 address. */
export function ipNetwork(ip: string) {
  if (!ip.includes(':') || ip.startsWith('::ffff:')) return ip.replace('::ffff:', '')
  const [head, tail = ''] = ip.split('::')
  const groups = head.split(':').filter(Boolean)
  const missing = 8 - groups.length - tail.split(':').filter(Boolean).length
  if (ip.includes('::')) groups.push(...Array<string>(Math.max(missing, 0)).fill('0'))
  return [...groups, ...tail.split(':').filter(Boolean)].slice(0, 4).join(':')
}
