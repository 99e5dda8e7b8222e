import { readFile } from 'node:fs/promises'
import app from '@adonisjs/core/services/app'
import { BaseSchema } from '@adonisjs/lucid/schema'
import { readFares, readTariffUnits } from '#app/travel/trips/tariff_units'
import {
  FEE_LOCAL_CENTS,
  FEE_TRAIN_CENTS,
  type Operator,
  RULES_VALID_FROM,
  operators,
} from '#database/reference/operators'

/** What every installation knows from the start: operators and their rules, distances, fares. */
export default class extends BaseSchema {
  async up() {
    this.defer(async (db) => {
      await db
        .table('tenants')
        .insert({ slug: 'fareback', name: 'Fareback', fee_bps: 2_000, is_house: true })
      for (const operator of operators) await this.#addOperator(operator)

      const units = [...readTariffUnits(await reference('ns_tariff_units_2017.csv'))]
      for (const part of chunks(units, 5_000)) {
        await db
          .table('tariff_units')
          .multiInsert(
            part.map(([from_code, to_code, count]) => ({ from_code, to_code, units: count }))
          )
      }
      const fares = [...readFares(await reference('ns_fares_2026.csv'))]
      await db.table('ns_fares').multiInsert(
        fares.map((fare) => ({
          year: 2026,
          units: fare.units,
          full_cents: fare.fullCents,
          discount_20_cents: fare.discount20Cents,
          discount_40_cents: fare.discount40Cents,
        }))
      )
    })
  }

  async #addOperator(operator: Operator) {
    const [row] = await this.db
      .insertQuery()
      .table('counterparties')
      .insert({
        slug: operator.slug,
        name: operator.name,
        modes: operator.modes,
        channel: operator.channel,
        channel_url: operator.channelUrl,
        answer_days: operator.answerDays,
      })
      .returning('id')
    for (const rule of operator.rules) {
      await this.db.table('claim_rules').insert({
        counterparty_id: row.id ?? row,
        kind: rule.kind,
        valid_from: RULES_VALID_FROM,
        fee_train_cents: operator.modes.includes('train') ? FEE_TRAIN_CENTS : null,
        fee_local_cents: operator.modes.some((mode) => mode !== 'train') ? FEE_LOCAL_CENTS : null,
        cap_count: rule.cap?.[0] ?? null,
        cap_period: rule.cap?.[1] ?? null,
        earliest_days: rule.earliestDays ?? 0,
        latest_days: rule.latestDays,
        goodwill: rule.goodwill ?? false,
        confirmed: rule.confirmed ?? true,
        evidence: rule.evidence,
        source: rule.source,
      })
    }
  }
}

const reference = (name: string) => readFile(app.makePath('database/reference', name), 'utf8')

function* chunks<T>(list: T[], size: number) {
  for (let i = 0; i < list.length; i += size) yield list.slice(i, i + size)
}
