import { describe, expect, test } from 'vitest'
import { stationCode } from '#app/travel/operators/stations'

describe('finding a railway station', () => {
  test.each([
    ['Leiden Centraal', 'ledn'],
    ['Leiden', 'ledn'],
    ['LEIDEN CENTRAAL', 'ledn'],
    ['Den Haag HS', 'gv'],
    ['Haag HS (Den)', 'gv'],
    ['Den Haag Centraal', 'gvc'],
    ['Den Haag', 'gvc'],
    ['Eindhoven', 'ehv'],
    ['Eindhoven Centraal', 'ehv'],
    ['Amersfoort', 'amf'],
    ['Amersfoort Centraal', 'amf'],
    ['Delft Campus', 'dtz'],
    ['Delft Zuid', 'dtz'],
    ['Boskoop', 'bsk'],
    ['Boskoop Snijdelwijk', 'bsks'],
    ['Lansingerland-Zoetermeer', 'llzm'],
    ['Zwolle Stadshagen', 'zlsh'],
    ['Driebergen-Zeist', 'db'],
    ['Utrecht Centraal', 'ut'],
    ['Utrecht CS', 'ut'],
    ['Utrecht C.', 'ut'],
    ['Utrecht', 'ut'],
    ['Amsterdam Centraal', 'asd'],
    ['Amsterdam CS', 'asd'],
    ['Amsterdam RAI', 'rai'],
    ['Rotterdam C.', 'rtd'],
    ['Almere C.', 'alm'],
    ['Halfweg-Zw', 'hwzb'],
    ['Hoogezand Sappemeer', 'hgz'],
    ['Hollandsche  Rading', 'hor'],
    ['Heemstede', 'had'],
    ['Heemstede-Aerdenhout', 'had'],
    ['Schiphol Airport', 'shl'],
    ['Schiphol', 'shl'],
    ["'s-Hertogenbosch", 'ht'],
    ['Den Bosch', 'ht'],
    ["'s-Hertogenbosch Oost", 'hto'],
    ['Alphen aan den Rijn', 'apn'],
    ['Alphen a/d Rijn', 'apn'],
    ['Den Haag Laan van NOI', 'laa'],
    ['Den Haag Laan v NOI', 'laa'],
    ['Feanwâlden', 'fwd'],
    ['Grou-Jirnsum', 'gw'],
    ['Zandvoort aan Zee', 'zvt'],
    ['Zoetermeer Oost', 'ztmo'],
  ])('knows %j as %s', (printed, code) => {
    expect(stationCode(printed)).toBe(code)
  })

  test.each(['Den Haag, Centraal Station', 'Station Zuid', 'Station RAI', 'Muurbloemweg', '', 'Veghel'])(
    'does not take %j for one',
    (place) => {
      expect(stationCode(place)).toBeNull()
    }
  )
})
