import { describe, expect, test } from 'vitest'
import { inferOperator, type TripPieces } from '#app/trips/infer_operator'

function infer(fromPlace: string | null, toPlace: string | null, rest: Partial<TripPieces> = {}) {
  const pieces = { operatorName: null, transport: null, product: null, fromPlace, toPlace, ...rest }
  const { operator, mode, reason } = inferOperator(pieces)
  return [operator, mode, reason]
}

describe('telling who carried the traveller', () => {
  test.each([
    ['NS', 'train', 'ns'],
    ['NS International', 'train', 'ns-international'],
    ['GVB', 'tram', 'gvb'],
    ['RET', 'metro', 'ret'],
    ['HTM', 'tram', 'htm'],
    ['EBS', 'bus', 'ebs'],
    ['Arriva', 'train', 'arriva'],
    ['Connexxion', 'bus', 'transdev'],
    ['Transdev', 'bus', 'transdev'],
    ['Syntus', 'bus', 'keolis'],
    ['RRReis', 'bus', 'keolis'],
    ['Blauwnet', 'train', 'keolis'],
    ['Keolis Nederland', 'bus', 'keolis'],
    ['U-OV', 'tram', 'qbuzz'],
    ['Qbuzz', 'bus', 'qbuzz'],
  ] as const)('believes an export that names %s and a %s', (operatorName, transport, slug) => {
    expect(infer('A', 'B', { operatorName, transport })).toEqual([
      slug,
      transport,
      'operator_named_in_file',
    ])
  })

  test.each([
    ['Reizen op Saldo NS Vol tarief (2e klas)', 'ns'],
    ['Reizen op Saldo NS Vol tarief (2nd class)', 'ns'],
    ['Dal Voordeel', 'ns'],
    ['Altijd Voordeel (maandabonnement)', 'ns'],
    ['Weekend Vrij', 'ns'],
    ['Reizen op Rekening Trein', 'ns'],
    ['Toeslag Intercity Direct', 'ns'],
    ['Reizen op Saldo Arriva trein', 'arriva'],
  ])('reads it in the product %j', (product, operator) => {
    expect(infer('Onbekend', null, { product })).toEqual([
      operator,
      'train',
      'operator_from_product',
    ])
  })

  test.each([
    ['Sterabonnement RET', 'ret'],
    ['GVB Flex', 'gvb'],
    ['HTM Maandabonnement', 'htm'],
    ['Connexxion dagkaart', 'transdev'],
    ['Reizen op Saldo U-OV', 'qbuzz'],
  ])('reads a city company in the product %j', (product, operator) => {
    expect(infer('Ergens', 'Elders', { product })).toEqual([
      operator,
      'bus',
      'operator_from_product',
    ])
  })

  test('does not take a product for bus, tram and metro for a train', () => {
    const product = 'Reizen op Rekening Bus Tram Metro'
    expect(infer('Den Haag, Leyenburg', 'Den Haag, HMC', { product })).toEqual([
      'htm',
      'bus',
      'operator_from_city',
    ])
    expect(infer('Utrecht Centraal', null, { product })).toEqual([null, 'bus', 'operator_unknown'])
    expect(infer('Ergens', null, { product: 'NS Flex Bus Tram Metro' })[0]).toBeNull()
  })

  test.each(['Toeslag', 'Retour op saldo', 'Pret op wielen', 'Ons product', 'Nachttoeslag'])(
    'does not see a company in the words of %j',
    (product) => {
      expect(infer('Onbekend', null, { product })).toEqual([null, 'unknown', 'operator_unknown'])
    }
  )

  test.each([
    ['Amsterdam, Dam', 'gvb', 'bus'],
    ['Rotterdam, Beurs', 'ret', 'metro'],
    ['Rotterdam, Pretorialaan', 'ret', 'bus'],
    ['Den Haag, Spui', 'htm', 'tram'],
    ['Utrecht, Neude', 'qbuzz', 'bus'],
    ['Leiden, Station', 'qbuzz', 'bus'],
    ['Haarlem, Verwulft', 'transdev', 'bus'],
  ])('goes by the city of the stop %j', (place, operator, mode) => {
    expect(infer(place, null)).toEqual([operator, mode, 'operator_from_city'])
  })

  test('goes by the other end where the first city is not clear', () => {
    expect(infer('Drachten, Busstation', 'Groningen, Hoofdstation')[0]).toBe('qbuzz')
  })

  test('takes a stop with a comma for local even where the city is not known', () => {
    expect(infer('Lutjebroek, Kerk', null)).toEqual([null, 'bus', 'operator_unknown'])
  })

  test.each(['Station RAI', 'Station Zuid', 'Station Noord', 'Nieuwmarkt', 'Van der Madeweg'])(
    'knows %j as the metro of GVB',
    (place) => {
      expect(infer(place, null)).toEqual(['gvb', 'metro', 'operator_from_stop_shape'])
    }
  )

  test.each(['Amsterdam RAI', 'Amsterdam Zuid', 'Leiden Centraal', 'Best', 'Hoorn Kersenboogerd'])(
    'takes the bare station %j for a train of NS',
    (place) => {
      expect(infer(place, null)).toEqual(['ns', 'train', 'operator_from_station_list'])
    }
  )

  test.each([
    ['Winschoten', 'arriva', 'train'],
    ['Hoensbroek', 'arriva', 'train'],
    ['Raalte', 'keolis', 'train'],
    ['Gorinchem', 'qbuzz', 'train'],
    ['Barneveld Centrum', 'transdev', 'train'],
    ['Maassluis West', 'ret', 'metro'],
  ])('knows that NS does not stop in %s', (place, operator, mode) => {
    const expected = [operator, mode, 'operator_from_station_list']
    expect(infer(place, null)).toEqual(expected)
    expect(infer('Groningen', place)).toEqual(expected)
    expect(infer(place, null, { product: 'Dal Voordeel' })).toEqual(expected)
  })

  test('never looks for a company in the name of a stop', () => {
    expect(infer('Pret', 'RET Depot')).toEqual([null, 'unknown', 'operator_unknown'])
    expect(infer('NS Plein', null)).toEqual([null, 'unknown', 'operator_unknown'])
  })

  test('doubts the NS that an NS file names at every line', () => {
    const operatorName = 'NS'
    expect(infer('Leiden Centraal', 'Gouda', { operatorName })).toEqual([
      'ns',
      'train',
      'operator_named_in_file',
    ])
    expect(infer('Den Haag, Kurhaus', null, { operatorName })).toEqual([
      'htm',
      'tram',
      'operator_from_city',
    ])
    expect(infer('Station Zuid', null, { operatorName })[0]).toBe('gvb')
    expect(infer('Groningen', 'Winschoten', { operatorName })[0]).toBe('arriva')
    expect(infer('Groningen', 'Winschoten', { operatorName, transport: 'train' })[0]).toBe('ns')
  })

  test('does not take a card of NS for a train of NS at a stop in the city', () => {
    const product = 'Reizen op Saldo NS Vol tarief (2e klas)'
    expect(infer('Den Haag, Kurhaus', null, { product })).toEqual([
      'htm',
      'tram',
      'operator_from_city',
    ])
    expect(infer('Station Zuid', null, { product })).toEqual([
      'gvb',
      'metro',
      'operator_from_stop_shape',
    ])
  })

  test('never doubts an export that names the vehicle too', () => {
    const train = { operatorName: 'NS', transport: 'train' } as const
    expect(infer('Station Zuid', null, train)).toEqual(['ns', 'train', 'operator_named_in_file'])
  })

  test('keeps the vehicle that is named where the company is not known', () => {
    expect(infer('Kade', null, { operatorName: 'Blue Amigo', transport: 'waterbus' })).toEqual([
      null,
      'waterbus',
      'operator_unknown',
    ])
    expect(infer('Utrecht Centraal', null, { transport: 'tram' })[1]).toBe('tram')
  })

  test('says so when nothing tells', () => {
    expect(infer('Grote Markt', 'Muurbloemweg')).toEqual([null, 'unknown', 'operator_unknown'])
    expect(infer(null, null)).toEqual([null, 'unknown', 'operator_unknown'])
  })
})
