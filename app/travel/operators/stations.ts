import { STATION_LIST } from '#app/travel/operators/station_list'
import { memoize } from '#app/platform/shared/memoize'
import { placeKey } from '#app/travel/operators/stop_name'

/** Opened, renamed or spelled differently since 2017. A renamed station keeps its code: fares go by it. */
const OTHER_NAMES = `
adh Leeuwarden Achter de Hoven; ah Arnhem; alm Almere; amf Amersfoort Centraal; apn Alphen aan den Rijn
asb Amsterdam ArenA|Amsterdam Bijlmer; bsks Boskoop Snijdelwijk; db Driebergen; dt Delft Centraal
dtz Delft Campus; eemh Eemshaven; ehv Eindhoven Centraal; esk Enschede Drienerlo; gvc Den Haag
gv Den Haag Hollands Spoor; gw Grou-Irnsum|Grou; had Heemstede; hto Den Bosch Oost
hvsm Hilversum Mediapark; hwzb Halfweg-Zw|Halfweg; klp Veenendaal De Klomp
laa Den Haag Laan van Nieuw Oost-Indië; ledn Leiden; lls Lelystad; mmlh Mook-Molenhoek
llzm Lansingerland-Zoetermeer|Lansingerland-Z.|Bleizo; mss Maassluis Centrum; nwk Nieuwerkerk aan den IJssel
nvp Nieuw-Vennep; sgl Houthem-Sint Gerlach; shl Schiphol|Schiphol Centraal; ut Utrecht
wadt Waddinxveen Triangel; zlsh Zwolle Stadshagen; zvt Zandvoort
`

const CENTRAL_ENDINGS = ['cs', 'c', 'centraal station']

const codes = readList(STATION_LIST, OTHER_NAMES)

export const stationCode = memoize(
  (place: string): string | null => codes.get(placeKey(place)) ?? null,
  (place) => place
)

function readList(...lists: string[]) {
  const stations = lists
    .flatMap((list) => list.trim().split(/; |\n/))
    .map((entry) => {
      const space = entry.indexOf(' ')
      return { code: entry.slice(0, space), names: entry.slice(space + 1).split('|') }
    })
  const byName = new Map<string, string>()
  const add = (name: string, code: string) => {
    if (!byName.has(name)) byName.set(name, code)
  }

  // Long names first: a short name of one station can be the long name of another.
  for (const { code, names } of stations) add(placeKey(names[0]), code)
  for (const { code, names } of stations) names.slice(1).forEach((name) => add(placeKey(name), code))
  for (const [name, code] of [...byName]) {
    if (!name.endsWith(' centraal')) continue
    CENTRAL_ENDINGS.forEach((ending) => add(name.replace(/centraal$/, ending), code))
  }
  return byName
}
