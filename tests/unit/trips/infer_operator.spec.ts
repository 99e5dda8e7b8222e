import { describe, expect, test } from 'vitest'
import type { TripPieces } from '#app/travel/trips/operators/infer_operator'
import { at, inferOperator } from '#tests/unit/trips/taps'

type Rest = Partial<TripPieces> & { on?: string }

function inferred(fromPlace: string | null, toPlace: string | null, { on, ...rest }: Rest = {}) {
  return inferOperator({
    operatorName: null,
    transport: null,
    product: null,
    boardingCents: null,
    near: null,
    at: at(on?.includes(' ') ? on : `${on ?? '2026-11-02'} 12:00`),
    fromPlace,
    toPlace,
    ...rest,
  })
}

function infer(fromPlace: string | null, toPlace: string | null, rest: Rest = {}) {
  const { operator, mode, reason } = inferred(fromPlace, toPlace, rest)
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
    ['Keolis Nederland', 'bus', 'keolis'],
    ['Qbuzz', 'bus', 'qbuzz'],
  ] as const)('believes an export that names %s and a %s', (operatorName, transport, slug) => {
    expect(infer('A', 'B', { operatorName, transport })).toEqual([slug, transport, 'operator_named_in_file'])
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
    expect(infer('Onbekend', null, { product })).toEqual([operator, 'train', 'operator_from_product'])
  })

  test.each([
    ['Sterabonnement RET', 'ret'],
    ['GVB Flex', 'gvb'],
    ['HTM Maandabonnement', 'htm'],
    ['Connexxion dagkaart', 'transdev'],
    ['allGo abonnement', 'keolis'],
  ])('reads a city company in the product %j', (product, operator) => {
    expect(infer('Ergens', 'Elders', { product })).toEqual([operator, 'bus', 'operator_from_product'])
  })

  test('does not take a product for bus, tram and metro for a train', () => {
    const product = 'Reizen op Rekening Bus Tram Metro'
    expect(infer('Den Haag, Leyenburg', 'Den Haag, HMC', { product })).toEqual(['htm', 'bus', 'operator_from_city'])
    expect(inferred('Utrecht Centraal', null, { product })).toMatchObject({
      operator: null,
      mode: 'bus',
      choices: ['keolis', 'transdev'],
    })
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
    ['Barneveld Centrum', 'keolis', 'train'],
    ['Barneveld Noord', 'keolis', 'train'],
    ['Ruurlo', 'arriva', 'train'],
    ['Goor', 'arriva', 'train'],
    ['Susteren', 'arriva', 'train'],
  ])('knows that NS does not stop in %s', (place, operator, mode) => {
    const expected = [operator, mode, 'operator_from_station_list']
    expect(infer(place, null)).toEqual(expected)
    expect(infer('Utrecht Centraal', place)).toEqual(expected)
    expect(infer(place, null, { product: 'Dal Voordeel' })).toEqual(expected)
    expect(infer(place, null, { product: 'Reizen op Saldo NS Vol tarief (2e klas)' })).toEqual(expected)
  })

  test('knows the metro to Hoek van Holland, once a railway', () => {
    expect(infer('Maassluis West', null)).toEqual(['ret', 'metro', 'operator_from_city'])
    expect(infer('Schiedam Centrum', 'Vlaardingen Oost')[0]).toBe('ret')
    expect(infer('Schiedam Centrum', 'Rotterdam Centraal')).toEqual(['ns', 'train', 'operator_from_station_list'])
  })

  test('never looks for a company in the name of a stop', () => {
    expect(infer('Pret', 'RET Depot')).toEqual([null, 'unknown', 'operator_unknown'])
    expect(infer('NS Plein', null)).toEqual([null, 'unknown', 'operator_unknown'])
  })

  test('doubts the NS that an NS file names at every line', () => {
    const operatorName = 'NS'
    expect(infer('Leiden Centraal', 'Gouda', { operatorName })).toEqual(['ns', 'train', 'operator_of_export'])
    expect(infer('Den Haag, Kurhaus', null, { operatorName })).toEqual(['htm', 'tram', 'operator_from_city'])
    expect(infer('Station Zuid', null, { operatorName })[0]).toBe('gvb')
    expect(infer('Groningen', 'Winschoten', { operatorName })[0]).toBe('arriva')
    expect(infer('Groningen', 'Winschoten', { operatorName, transport: 'train' })[0]).toBe('ns')
  })

  test('does not take a card of NS for a train of NS at a stop in the city', () => {
    const product = 'Reizen op Saldo NS Vol tarief (2e klas)'
    expect(infer('Den Haag, Kurhaus', null, { product })).toEqual(['htm', 'tram', 'operator_from_city'])
    expect(infer('Station Zuid', null, { product })).toEqual(['gvb', 'metro', 'operator_from_stop_shape'])
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

describe('by place, vehicle and day', () => {
  test.each([
    ['Utrecht, Neude', 'Utrecht, Rijnsweerd', '2025-12-13', 'qbuzz'],
    ['Utrecht, Neude', 'Nieuwegein, Stadscentrum', '2025-12-14', 'transdev'],
    ['Amersfoort, Centraal Station', 'Leusden, De Hamershof', '2025-12-14', 'keolis'],
    ['Utrecht, Centraal Station', 'Amersfoort, Centraal Station', '2026-02-01', 'keolis'],
    ['Leiden, Centraal Station', 'Katwijk, Zeeweg', '2024-12-14', 'arriva'],
    ['Leiden, Centraal Station', 'Katwijk, Zeeweg', '2024-12-15', 'qbuzz'],
    ['Leeuwarden, Busstation', null, '2024-12-14', 'arriva'],
    ['Leeuwarden, Busstation', null, '2024-12-15', 'qbuzz'],
    ['Ede, Station', 'Wageningen, Busstation', '2026-06-27', 'keolis'],
    ['Ede, Station', 'Wageningen, Busstation', '2026-06-28', 'transdev'],
    ['Middelburg, Station', 'Goes, Station', '2026-12-12', 'transdev'],
    ['Middelburg, Station', 'Goes, Station', '2026-12-13', 'ebs'],
    ['Enschede, Centraal Station', null, '2023-12-09', 'keolis'],
    ['Enschede, Centraal Station', null, '2023-12-10', 'arriva'],
    ['Haarlem, Station', 'Amsterdam, Elandsgracht', '2026-05-01', 'transdev'],
    ['Purmerend, Tramplein', 'Amsterdam, Noord', '2026-05-01', 'ebs'],
    ['Almere, Station Centrum', 'Amsterdam, Bijlmer ArenA', '2026-05-01', 'keolis'],
    ["'s-Hertogenbosch, Centraal Station", null, '2026-05-01', 'arriva'],
    ['Capelle a/d IJssel, Capelle Centrum', null, '2026-05-01', 'ret'],
  ])('from %s to %s on %s it is %s', (from, to, on, operator) => {
    expect(infer(from, to, { on })[0]).toBe(operator)
    if (to !== null) expect(infer(to, from, { on })[0]).toBe(operator)
  })

  test.each([
    ['Groningen', 'Leeuwarden', '2026-05-01', 'arriva'],
    ['Groningen', 'Zwolle', '2026-05-01', 'ns'],
    ['Leeuwarden', 'Harlingen', '2026-05-01', 'arriva'],
    ['Zwolle', 'Kampen', '2017-12-09', 'ns'],
    ['Zwolle', 'Kampen', '2017-12-10', 'keolis'],
    ['Zwolle', 'Enschede', '2026-05-01', 'keolis'],
    ['Zwolle', 'Emmen', '2026-05-01', 'arriva'],
    ['Zutphen', 'Hengelo', '2023-12-09', 'keolis'],
    ['Zutphen', 'Hengelo', '2023-12-10', 'arriva'],
    ['Hengelo', 'Oldenzaal', '2022-05-01', 'keolis'],
    ['Apeldoorn', 'Zutphen', '2026-05-01', 'arriva'],
    ['Winterswijk', 'Zutphen', '2026-05-01', 'arriva'],
    ['Winterswijk', 'Tiel', '2026-05-01', 'arriva'],
    ['Amersfoort Centraal', 'Ede-Wageningen', '2023-12-09', 'transdev'],
    ['Amersfoort Centraal', 'Ede-Wageningen', '2023-12-10', 'keolis'],
    ['Dordrecht', 'Geldermalsen', '2018-12-08', 'arriva'],
    ['Dordrecht', 'Geldermalsen', '2018-12-09', 'qbuzz'],
    ['Dordrecht', 'Rotterdam Centraal', '2026-05-01', 'ns'],
    ['Maastricht', 'Heerlen', '2026-05-01', 'arriva'],
    ['Nijmegen', 'Venlo', '2026-05-01', 'arriva'],
    ['Arnhem Centraal', 'Zwolle', '2026-05-01', 'ns'],
    ['Arnhem', 'Doetinchem', '2025-12-14', 'arriva'],
    ['Alphen a/d Rijn', 'Gouda', '2026-05-01', 'ns'],
    ['Schiphol Airport', 'Maastricht', '2026-05-01', 'ns'],
  ])('by train between %s and %s on %s it is %s', (from, to, on, operator) => {
    const expected = [operator, 'train', 'operator_from_station_list']
    expect(infer(from, to, { on })).toEqual(expected)
    expect(infer(to, from, { on })).toEqual(expected)
  })

  test.each([
    ['Utrecht, Neude', 'Utrecht, Rijnsweerd', '2026-02-01', ['keolis', 'transdev']],
    ['Amstelveen, Busstation', 'Amsterdam, Elandsgracht', '2026-02-01', ['gvb', 'transdev']],
    ['Delft, Station', 'Den Haag, Rijswijkseplein', '2026-02-01', ['ebs', 'htm']],
    ['Arnhem', 'Doetinchem', '2025-12-13', ['arriva', 'transdev']],
    ['Sittard', 'Maastricht', '2026-02-01', ['arriva', 'ns']],
    ['Almelo', 'Hengelo', '2026-02-01', ['keolis', 'ns']],
    ['Schiphol Airport', 'Maastricht', '2026-02-01 02:30', ['arriva', 'ns']],
    ['Groningen', null, '2026-02-01', ['arriva', 'ns']],
  ])('asks who it was from %s to %s on %s', (from, to, on, choices) => {
    expect(inferred(from, to, { on })).toMatchObject({
      operator: null,
      reason: 'operator_ambiguous',
      choices,
    })
  })

  test('need not ask where the product tells', () => {
    const product = 'Reizen op Saldo NS Vol tarief (2e klas)'
    expect(infer('Sittard', 'Maastricht', { product })[0]).toBe('ns')
    expect(infer('Groningen', null, { product: 'Dal Voordeel' })[0]).toBe('ns')
    expect(infer('Sittard', 'Maastricht', { product: 'Reizen op Saldo Arriva' })[0]).toBe('arriva')
  })

  test.each([
    ['U-OV', 'Utrecht, Neude', 'Utrecht, Rijnsweerd', '2025-12-13', 'qbuzz'],
    ['U-OV', 'Amersfoort, Station', null, '2026-02-01', 'keolis'],
    ['U-OV', 'Nieuwegein, City', 'Utrecht, CS Jaarbeursplein', '2026-02-01', 'transdev'],
    ['RRReis', 'Zwolle, Station', null, '2026-02-01', 'ebs'],
    ['RRReis', 'Enschede, Station', null, '2026-02-01', 'arriva'],
    ['RRReis', 'Doetinchem, Station', null, '2026-02-01', 'arriva'],
    ['RRReis', 'Arnhem, Centraal Station', null, '2026-07-01', 'transdev'],
    ['RRReis', 'Barneveld Centrum', 'Lunteren', '2026-07-01', 'keolis'],
    ['Blauwnet', 'Zwolle', 'Enschede', '2026-07-01', 'keolis'],
    ['Blauwnet', 'Zwolle', 'Emmen', '2026-07-01', 'arriva'],
    ['R-net', 'Gouda', 'Boskoop', '2026-07-01', 'ns'],
    ['R-net', 'Gorinchem', 'Dordrecht', '2026-07-01', 'qbuzz'],
    ['R-net', 'Almere, Station Centrum', 'Amsterdam, Bijlmer ArenA', '2026-07-01', 'keolis'],
    ['Bravo', 'Eindhoven, Station', null, '2026-07-01', 'transdev'],
    ['Bravo', 'Tilburg, Station', null, '2026-07-01', 'arriva'],
    ['Qliner', 'Drachten, Van Knobelsdorffplein', 'Heerenveen, Station', '2024-05-01', 'arriva'],
    ['Qliner', 'Groningen, Hoofdstation', 'Emmen, Station', '2026-05-01', 'qbuzz'],
  ])('takes %s for a brand: from %s to %s on %s it is %s', (brand, from, to, on, operator) => {
    expect(infer(from, to, { on, operatorName: brand })[0]).toBe(operator)
  })

  test('asks whose brand it was where the place does not tell', () => {
    expect(inferred('Ergens', null, { operatorName: 'RRReis' })).toMatchObject({
      operator: null,
      reason: 'operator_ambiguous',
      choices: ['arriva', 'ebs', 'keolis', 'transdev'],
    })
  })

  test('does not make a ride with one metro station a metro ride', () => {
    expect(infer('Rotterdam, Beurs', 'Rotterdam, Slinge')[1]).toBe('metro')
    expect(infer('Rotterdam, Zuidplein', 'Rotterdam, Heijplaat')[1]).toBe('bus')
    expect(infer('Rotterdam, Zuidplein', 'Oud-Beijerland, Busstation')).toEqual([
      'transdev',
      'bus',
      'operator_from_city',
    ])
    expect(infer('Station Zuid', 'Amsterdam, Gelderlandplein')[1]).toBe('bus')
    expect(infer('Station Zuid', 'Nieuwmarkt')[1]).toBe('metro')
  })

  test('tells a train from a bus by what boarding set aside', () => {
    expect(infer('Rotterdam Centraal', null, { boardingCents: 4_00 })[0]).toBe('ret')
    expect(infer('Rotterdam Centraal', null, { boardingCents: -20_00 })[0]).toBe('ns')
    expect(infer('Onbekend', null, { boardingCents: 20_00 })[1]).toBe('train')
    expect(infer('Onbekend', null, { boardingCents: 4_00 })[1]).toBe('bus')
  })
})

describe('the reason says which step decided', () => {
  const ns = { operatorName: 'NS' }

  test.each<[string, ReturnType<typeof infer>, unknown[]]>([
    ['an export of NS, where NS runs', infer('Leiden Centraal', 'Gouda', ns), ['ns', 'train', 'operator_of_export']],
    [
      'an export of NS, where another one runs',
      infer('Leiden, Station', 'Leiden, Breestraat', ns),
      ['qbuzz', 'bus', 'operator_from_city'],
    ],
    [
      'OVpay, which names it',
      infer('Leiden Centraal', 'Gouda', { ...ns, transport: 'train' }),
      ['ns', 'train', 'operator_named_in_file'],
    ],
    [
      'the bus around Schiphol before its first concession',
      infer('Schiphol, Airport', 'Hoofddorp, Station', { on: '2016-05-10' }),
      ['transdev', 'bus', 'operator_probable'],
    ],
    [
      'the same bus within it',
      infer('Schiphol, Airport', 'Hoofddorp, Station', { on: '2018-05-10' }),
      ['transdev', 'bus', 'operator_from_city'],
    ],
    [
      'a stop without a town on its own',
      infer('Grote Markt', 'Muurbloemweg', { on: '2013-05-10' }),
      [null, 'unknown', 'operator_unknown'],
    ],
    [
      'a stop without a town beside rides in one',
      infer('Grote Markt', 'Muurbloemweg', { on: '2026-05-10', near: 'den haag' }),
      ['htm', 'bus', 'operator_from_neighbours'],
    ],
    [
      'a stop without a town beside rides in one with several operators',
      infer('Dorpsstraat', null, { on: '2026-02-01', near: 'utrecht' }),
      [null, 'unknown', 'operator_unknown'],
    ],
    [
      'a station needs no neighbours',
      infer('Leiden Centraal', null, { near: 'den haag', boardingCents: 20_00 }),
      ['ns', 'train', 'operator_from_station_list'],
    ],
    [
      'a stop of a town that is named',
      infer('Leiden, Breestraat', null, { near: 'den haag' }),
      ['qbuzz', 'bus', 'operator_from_city'],
    ],
  ])('%s', (_, found, expected) => {
    expect(found).toEqual(expected)
  })

  test('stations are never given to who runs there later', () => {
    expect(infer('Zwolle', 'Kampen', { on: '2010-05-10', boardingCents: 20_00 })[2]).not.toBe('operator_probable')
  })
})
