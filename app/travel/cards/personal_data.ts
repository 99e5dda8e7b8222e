import { decrypt } from '#app/platform/encryption/encrypt'
import { type PersonalData, localTime } from '#app/platform/personal_data/personal_data'
import { execute } from '#app/platform/shared/execute'

export const cardsData: PersonalData = {
  tables: {
    ovcp_cards: { exported: 'cards.csv', erased: 'deleted', retained: 'as long as the account' },
    said_products: { exported: 'products_on_cards.csv', erased: 'deleted', retained: 'as long as the card' },
  },
  export: {
    tables: [
      {
        name: 'cards',
        columns: ['kind', 'number', 'sequence', 'expires_on', 'nickname', 'added_at'],
        open: {
          number: (encrypted) => decrypt(encrypted, 'card'),
          sequence: (encrypted) => decrypt(encrypted, 'card_sequence'),
        },
        sql: `select kind, number_encrypted as number, sequence_encrypted as sequence, expires_on, nickname,
                ${localTime('created_at')} as added_at
              from ovcp_cards where tenant_id = $1 and user_id = $2 order by id`,
      },
      {
        name: 'products_on_cards',
        columns: ['card', 'product', 'from', 'until', 'said_at'],
        sql: `select c.last_4 as card, s.pass as product, s.valid_from as "from", s.valid_until as until,
                ${localTime('s.created_at')} as said_at
              from said_products s join ovcp_cards c on c.id = s.card_id
              where s.tenant_id = $1 and s.user_id = $2 order by s.valid_from, s.id`,
      },
    ],
  },
  // A concurrent import of these cards waits here and then finds them gone.
  settle: ({ id }) => execute('select id from ovcp_cards where user_id = ? order by id for update', [id]),
  async erase({ id }) {
    await execute('update batches set card_id = null where card_id in (select id from ovcp_cards where user_id = ?)', [
      id,
    ])
    await execute('delete from ovcp_cards where user_id = ?', [id])
  },
}
