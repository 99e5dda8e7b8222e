/** An address shortened to the network it is in: enough to tell places apart, too little to tell who. */
export const networkSql = (column: string) =>
  `network(set_masklen(${column}, case family(${column}) when 4 then 24 else 48 end))::text`

/** Of IPv6 one subscriber has a whole network of 64 bits. */
export function networkOf(ip: string) {
  if (!ip.includes(':') || ip.startsWith('::ffff:')) return ip.replace('::ffff:', '')
  const [head, tail = ''] = ip.split('::')
  const groups = head.split(':').filter(Boolean)
  const missing = 8 - groups.length - tail.split(':').filter(Boolean).length
  if (ip.includes('::')) groups.push(...Array<string>(Math.max(missing, 0)).fill('0'))
  return [...groups, ...tail.split(':').filter(Boolean)].slice(0, 4).join(':')
}
