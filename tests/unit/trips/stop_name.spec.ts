import { describe, expect, test } from 'vitest'
import { normaliseStop } from '#app/travel/operators/stop_name'

describe('comparing the names of stops', () => {
  test.each([
    ['Den Haag HS', 'den haag hs'],
    ['Haag HS (Den)', 'den haag hs'],
    ['Helder (Den)', 'den helder'],
    ["Harde ('t)", 't harde'],
    ["'t Harde", 't harde'],
    ["Hertogenbosch ('s-)", 's-hertogenbosch'],
    ["'s-Hertogenbosch", 's-hertogenbosch'],
    ['Zoutkamp (De) ', 'de zoutkamp'],
    ['  Leiden   Centraal ', 'leiden centraal'],
    ['Utrecht Uithof (NS-bus)', 'utrecht uithof'],
    ['Leiden, Station [perron A]', 'leiden, station'],
    ['Leiden ,Station', 'leiden, station'],
    ['Fryslân; "Halte"', 'fryslan; halte'],
    ['Feanwâlden', 'feanwalden'],
    ['Mariënberg', 'marienberg'],
    ['Den Haag, Burg. De Monchyplein', 'den haag, burgemeester de monchyplein'],
    ['Houthem-St. Gerlach', 'houthem-sint gerlach'],
    ['Best. Station', 'best. station'],
  ])('reads %j as %j', (printed, expected) => {
    expect(normaliseStop(printed)).toBe(expected)
  })

  test('keeps two stops apart that are all brackets', () => {
    expect(normaliseStop('[Zuid]')).not.toBe(normaliseStop('[Noord]'))
  })

  test('changes nothing the second time', () => {
    const once = normaliseStop('Haag HS (Den)')
    expect(normaliseStop(once)).toBe(once)
  })
})
