type Operator = 'NS' | 'Arriva' | 'GVB' | 'RET' | 'HTM' | 'Qbuzz' | 'U-OV' | 'Connexxion' | 'RRReis' | 'Breng'
export type Route = {
  operator: Operator
  mode: 'train' | 'metro' | 'tram' | 'bus'
  from: string
  to: string
  minutes: number
  /** The full fare at 2026 prices. */
  cents: number
  /** Paid on top on the high-speed line. */
  supplementCents?: number
}

const BASE_CENTS = 116
const CENTS_PER_KM: Partial<Record<Operator, number>> = { GVB: 21.7, 'U-OV': 20.1 }
const USUAL_CENTS_PER_KM = 20.6

/** Train fares follow the NS price list of 2026, local ones the base fare and the distance. */
export const ROUTES = {
  leidenDenHaag: train('Leiden Centraal', 'Den Haag Centraal', 16, 490),
  leidenAmsterdam: train('Leiden Centraal', 'Amsterdam Centraal', 36, 1200),
  leidenHaarlem: train('Leiden Centraal', 'Haarlem', 20, 780),
  haarlemAmsterdam: train('Haarlem', 'Amsterdam Centraal', 18, 550),
  haarlemZandvoort: train('Haarlem', 'Zandvoort aan Zee', 11, 300),
  almereZuid: train('Almere Centrum', 'Amsterdam Zuid', 22, 780),
  amersfoortUtrecht: train('Amersfoort Centraal', 'Utrecht Centraal', 15, 600),
  amersfoortApeldoorn: train('Amersfoort Centraal', 'Apeldoorn', 25, 1090),
  amsterdamAlkmaar: train('Amsterdam Centraal', 'Alkmaar', 37, 1000),
  amsterdamHoorn: train('Amsterdam Centraal', 'Hoorn', 38, 1090),
  amsterdamSchiphol: train('Amsterdam Centraal', 'Schiphol Airport', 16, 550),
  arnhemNijmegen: train('Arnhem Centraal', 'Nijmegen', 15, 550),
  arnhemUtrecht: train('Arnhem Centraal', 'Utrecht Centraal', 36, 1420),
  bredaTilburg: train('Breda', 'Tilburg', 14, 600),
  bredaRotterdam: train('Breda', 'Rotterdam Centraal', 24, 1240),
  delftDenHaag: train('Delft', 'Den Haag Centraal', 12, 330),
  delftUtrecht: train('Delft', 'Utrecht Centraal', 59, 1680),
  denHaagUtrecht: train('Den Haag Centraal', 'Utrecht Centraal', 38, 1470),
  eindhovenDenBosch: train('Eindhoven Centraal', "'s-Hertogenbosch", 20, 840),
  eindhovenUtrecht: train('Eindhoven Centraal', 'Utrecht Centraal', 51, 1910),
  enschedeHengelo: train('Enschede', 'Hengelo', 7, 300),
  groningenAssen: train('Groningen', 'Assen', 18, 750),
  groningenZwolle: train('Groningen', 'Zwolle', 58, 2360),
  hilversumUtrecht: train('Hilversum', 'Utrecht Centraal', 17, 530),
  hilversumAmsterdam: train('Hilversum', 'Amsterdam Centraal', 24, 800),
  maastrichtSittard: train('Maastricht', 'Sittard', 16, 600),
  rotterdamDelft: train('Rotterdam Centraal', 'Delft', 12, 440),
  rotterdamDenHaag: train('Rotterdam Centraal', 'Den Haag Centraal', 24, 640),
  rotterdamDordrecht: train('Rotterdam Centraal', 'Dordrecht', 15, 580),
  rotterdamSchiphol: {
    ...train('Rotterdam Centraal', 'Schiphol Airport', 27, 1640),
    supplementCents: 290,
  },
  utrechtAmsterdam: train('Utrecht Centraal', 'Amsterdam Centraal', 27, 1000),
  utrechtZuid: train('Utrecht Centraal', 'Amsterdam Zuid', 25, 910),
  utrechtRotterdam: train('Utrecht Centraal', 'Rotterdam Centraal', 38, 1380),
  zwolleDeventer: train('Zwolle', 'Deventer', 24, 820),
  zwolleUtrecht: train('Zwolle', 'Utrecht Centraal', 56, 2040),

  groningenWinschoten: train('Groningen', 'Winschoten', 34, 760, 'Arriva'),
  groningenLeeuwarden: train('Groningen', 'Leeuwarden', 36, 1180, 'Arriva'),

  htmMadurodam: local('HTM', 'tram', 'Den Haag, Centraal Station', 'Den Haag, Madurodam', 11, 3.1),
  htmSpui: local('HTM', 'tram', 'Den Haag, Centraal Station', 'Den Haag, Spui', 4, 0.9),
  htmScheveningen: local('HTM', 'tram', 'Den Haag, Hollands Spoor', 'Den Haag, Kurhaus', 24, 6.2),
  gvbNoordZuid: local('GVB', 'metro', 'Station Noord', 'Station Zuid', 16, 9.1),
  gvbZuidBijlmer: local('GVB', 'metro', 'Station Zuid', 'Station Bijlmer ArenA', 13, 7.4),
  gvbZuidRai: local('GVB', 'metro', 'Station Zuid', 'Station RAI', 3, 1.1),
  gvbLeidseplein: local('GVB', 'tram', 'Amsterdam, Centraal Station', 'Amsterdam, Leidseplein', 12, 2.6),
  retBeurs: local('RET', 'metro', 'Rotterdam, Rotterdam Centraal', 'Rotterdam, Beurs', 4, 1.4),
  retSlinge: local('RET', 'metro', 'Rotterdam, Slinge', 'Rotterdam, Beurs', 13, 6.3),
  retKralingen: local('RET', 'metro', 'Rotterdam, Beurs', 'Rotterdam, Kralingse Zoom', 9, 4.4),
  qbuzzZernike: local('Qbuzz', 'bus', 'Groningen, Hoofdstation', 'Groningen, Zernikeplein', 17, 5.3),
  qbuzzUmcg: local('Qbuzz', 'bus', 'Groningen, Hoofdstation', 'Groningen, UMCG Noord', 9, 2.2),
  qbuzzDrachten: local('Qbuzz', 'bus', 'Drachten, Van Knobelsdorffplein', 'Groningen, Hoofdstation', 41, 38),
  uovSciencePark: local('U-OV', 'tram', 'Utrecht, CS Centrumzijde', 'Utrecht, UMC Utrecht', 17, 6.8),
  uovNieuwegein: local('U-OV', 'tram', 'Utrecht, CS Jaarbeursplein', 'Nieuwegein, Stadscentrum', 22, 9.6),
  connexxionSchiphol: local('Connexxion', 'bus', 'Amstelveen, Busstation', 'Schiphol, Airport Plaza', 24, 11.5),
  rrreisDeventer: local('RRReis', 'bus', 'Deventer, Station', 'Deventer, Saxion Hogeschool', 8, 2.1),
  brengNijmegen: local('Breng', 'bus', 'Nijmegen, Centraal Station', 'Nijmegen, Radboudumc', 13, 3.6),
} satisfies Record<string, Route>

/** The same way back. */
export function reversed(route: Route): Route {
  return { ...route, from: route.to, to: route.from }
}

function train(from: string, to: string, minutes: number, cents: number, operator: Operator = 'NS'): Route {
  return { operator, mode: 'train', from, to, minutes, cents }
}

function local(
  operator: Operator,
  mode: Exclude<Route['mode'], 'train'>,
  from: string,
  to: string,
  minutes: number,
  km: number
): Route {
  const cents = Math.round(BASE_CENTS + km * (CENTS_PER_KM[operator] ?? USUAL_CENTS_PER_KM))
  return { operator, mode, from, to, minutes, cents }
}
