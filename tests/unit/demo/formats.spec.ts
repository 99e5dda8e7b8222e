import { describe, expect, test } from 'vitest'
import type { Booking, TravelEvent } from '#database/demo/bookings'
import { DAY_MINUTES, dayOn } from '#database/demo/calendar'
import { write } from '#database/demo/formats/sheets'
import { exportsOf } from '#database/demo/people/person'
import type { FileFormat } from '#database/demo/plan'
import { ROUTES } from '#database/demo/routes'
import type { DemoCard } from '#database/demo/types'
import type { Journey } from '#database/demo/travel'
import type { Dialect } from '#app/travel/trips/dialect'

const MONDAY = dayOn(2026, 11, 2)
const CARD: DemoCard = { kind: 'personal', number: '3528020000000021', expiresOn: '', nickname: '' }
const whose = { card: CARD, holder: 'T. Test' }

const there: Journey = {
  kind: 'journey',
  ...whose,
  route: ROUTES.leidenDenHaag,
  inAt: MONDAY * DAY_MINUTES + 478,
  outAt: MONDAY * DAY_MINUTES + 494,
  cents: 490,
  fareCents: 490,
  feeCents: 2000,
  product: null,
  purpose: 'business',
  slip: null,
}
const missed: Journey = { ...there, outAt: null, cents: 2000, slip: 'missed_check_out' }
const topUp: Booking = {
  kind: 'auto_top_up',
  ...whose,
  at: MONDAY * DAY_MINUTES + 540,
  place: 'bij NS',
  cents: 2000,
  product: null,
}

function linesOf(dialect: Dialect, events: TravelEvent[], saved?: Partial<FileFormat>) {
  return textOf(dialect, events, saved).trim().split('\n').slice(1)
}

function textOf(dialect: Dialect, events: TravelEvent[], saved?: Partial<FileFormat>) {
  const [plan] = exportsOf(dialect, { files: 1 }, saved)
  return write(plan, events, { from: MONDAY, until: MONDAY + 7 })
    .bytes()
    .toString('latin1')
}

describe('an export of ov-chipkaart.nl', () => {
  test('prints a journey in two lines, newest first', () => {
    expect(linesOf('ov_nl_12', [there])).toEqual([
      '"02-11-2026";"";"Leiden Centraal";"08:14";"Den Haag Centraal";"4,90";"Check-uit";"";"Reizen op Saldo NS Vol tarief (2e klas)";"";"T. Test";"3528 0200 0000 0021"',
      '"02-11-2026";"07:58";"Leiden Centraal";"";"";"";"Check-in";"";"";"";"T. Test";"3528 0200 0000 0021"',
    ])
  })

  test('prints the fee of a missed check-out in its check-in', () => {
    expect(linesOf('ov_en_12', [missed], { decimals: '.' })).toEqual([
      '"02-11-2026";"07:58";"Leiden Centraal";"";"";"20.00";"Check-in";"";"Reizen op Saldo NS Vol tarief (2nd class)";"";"T. Test";"3528 0200 0000 0021"',
    ])
  })

  test('prints the place of a top-up as its destination', () => {
    expect(linesOf('ov_nl_12', [topUp])).toEqual([
      '"02-11-2026";"09:00";"";"";"bij NS";"20,00";"Saldo automatisch opgeladen";"";"";"";"T. Test";"3528 0200 0000 0021"',
    ])
  })

  test('used to print ten columns, short times and deposits', () => {
    expect(linesOf('ov_nl_10', [there])).toEqual([
      '"02-11-2026";"";"Leiden Centraal";"8:14";"Den Haag Centraal";"4,90";"Reis";"";"Reizen op Saldo NS Vol tarief (2e klas)";""',
      '"02-11-2026";"7:58";"Leiden Centraal";"";"";"-20,00";"Check-in";"";"";""',
    ])
  })

  test('can be saved by Windows, with a euro sign of one byte', () => {
    const saved = textOf('ov_nl_12', [missed], { encoding: 'cp1252', lineEnd: '\r\n' })
    expect(saved).toContain('"\x80 20,00"')
    expect(saved.split('\r\n')).toHaveLength(3)
    expect(textOf('ov_nl_12', [missed], { encoding: 'utf8_bom' })).toMatch(/^\xef\xbb\xbf"Datum"/)
  })
})

describe('an export of NS', () => {
  const latin1 = (text: string) => Buffer.from(text).toString('latin1')

  test('prints a journey a line', () => {
    expect(linesOf('ns_consumer', [there, missed], { separator: ',' }).toSorted()).toEqual([
      latin1(
        '02-11-2026,07:58,Leiden Centraal,,,"€ 20,00","€ 0,00",Reis,2,Reizen op Rekening Trein,Zakelijk,Check-uit gemist'
      ),
      latin1(
        '02-11-2026,07:58,Leiden Centraal,08:14,Den Haag Centraal,"€ 4,90","€ 0,00",Reis,2,Reizen op Rekening Trein,Zakelijk,'
      ),
    ])
  })

  test('has short dates once it went through Excel', () => {
    expect(linesOf('ns_consumer', [there])).toEqual([
      latin1(
        '2/11/2026;07:58;Leiden Centraal;08:14;Den Haag Centraal;€4,90;€0,00;Reis;2;Reizen op Rekening Trein;Zakelijk;'
      ),
    ])
  })

  test('books the fee of a business card in a row of its own and ends with a total', () => {
    const at = (MONDAY + 5) * DAY_MINUTES
    const fee: Booking = {
      ...topUp,
      kind: 'correction_fee',
      at,
      product: 'reis zonder check-uit',
    }
    expect(linesOf('ns_business', [missed, fee])).toEqual([
      latin1(
        'ma;02-11-26;Reizen op Rekening Trein;2;07:58;Leiden Centraal;;;Reis zonder check-uit;;€ 0.00;€ 0.00;Zakelijk;Ja;T. Test;3528020000000021'
      ),
      latin1(
        'za;07-11-26;;2;;;;;Correctietarief: reis zonder check-uit;;€ 18.35;€ 20.00;Zakelijk;Ja;T. Test;3528020000000021'
      ),
      latin1(';;;;;;;;;;€ 18.35;€ 20.00;;;;'),
    ])
  })
})

describe('an export of OVpay', () => {
  test('has no check-out for a missed one', () => {
    const { items } = JSON.parse(textOf('ovpay', [missed]))
    expect(items[0].trip).toMatchObject({
      transport: 'RAIL',
      status: 'CKOMISSING',
      checkInTimestamp: '2026-11-02T07:58:00+01:00',
      fare: 2000,
      organisationName: 'NS',
    })
    expect(items[0].trip).not.toHaveProperty('checkOutLocation')
  })
})
