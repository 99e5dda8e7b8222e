import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * U-OV has been the brand of Transdev and Keolis since 14 December 2025, and was that of Qbuzz before: a brand stands with the concessions,
 * by place and day, and not in the name of one operator. Source: duic.nl, 9 December 2025.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      update counterparties set name = 'Qbuzz' where slug = 'qbuzz' and name = 'Qbuzz (U-OV)';
      update counterparties set brands = array_remove(brands, 'U-OV') where slug = 'qbuzz';
      update counterparties set brands = array_append(brands, 'U-OV') where slug in ('transdev', 'keolis') and not 'U-OV' = any(brands);
    `)
  }
}
