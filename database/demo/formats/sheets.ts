import { DAY_MINUTES, dutchDate, type Minute, type Period } from '#database/demo/calendar'
import type { TravelEvent } from '#database/demo/bookings'
import { bytesOf, inOrder, type Line, type Order } from '#database/demo/formats/csv_format'
import { nsBusiness } from '#database/demo/formats/ns_business'
import { nsConsumer } from '#database/demo/formats/ns_consumer'
import { orderOf, ovChipkaart } from '#database/demo/formats/ov_chipkaart'
import { ovpayText, ovpayTrips } from '#database/demo/formats/ovpay'
import type { ExportPlan } from '#database/demo/plan'

type Written = { rowCount: number; lastAt: Minute; bytes: () => Buffer }

/** An export of these events in its own format, with what was booked in this period. */
export function write(plan: ExportPlan, events: TravelEvent[], period: Period): Written {
  const { dialect, format } = plan
  switch (dialect) {
    case 'ovpay': {
      const trips = within(ovpayTrips(events), period)
      return written(trips, () => Buffer.from(ovpayText(trips)))
    }
    case 'ns_consumer': {
      const { lines, text } = nsConsumer(format)
      return sheet(plan, within(lines(events), period), 'newest_first', text)
    }
    case 'ns_business': {
      const { lines, text, workbook } = nsBusiness(format)
      const booked = within(lines(events), period)
      if (!format.isWorkbook) return sheet(plan, booked, 'oldest_first', text)
      return written(booked, () => workbook(inOrder(booked, 'oldest_first')))
    }
    default: {
      const { lines, text } = ovChipkaart(dialect, format)
      return sheet(plan, within(lines(events), period), orderOf(dialect), text)
    }
  }
}

function sheet(plan: ExportPlan, lines: Line[], order: Order, text: (lines: Line[]) => string) {
  const ordered = inOrder(plan.hasImpossibleDate ? withImpossibleDate(lines) : lines, order)
  return written(ordered, () => bytesOf(text(ordered), plan.format.encoding))
}

/** A row that somebody has touched: in the middle, on 30 February. */
function withImpossibleDate(lines: Line[]): Line[] {
  const { at, fields } = lines[Math.floor(lines.length / 2)]
  const year = dutchDate(Math.floor(at / DAY_MINUTES)).slice(-4)
  return [...lines, { at, fields: fields.with(0, `30-02-${year}`) }]
}

function within<Row extends { at: Minute }>(rows: Row[], { from, until }: Period): Row[] {
  return rows.filter(({ at }) => at >= from * DAY_MINUTES && at < (until + 1) * DAY_MINUTES)
}

function written(rows: { at: Minute }[], bytes: () => Buffer): Written {
  return { rowCount: rows.length, lastAt: Math.max(...rows.map(({ at }) => at)), bytes }
}
