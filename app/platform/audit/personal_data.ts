import { AS_THE_BOOKS, type PersonalData, localTime } from '#app/platform/personal_data/personal_data'

export const auditData: PersonalData = {
  tables: {
    audit_logs: { exported: 'audit.csv', erased: 'emptied', retained: AS_THE_BOOKS },
  },
  export: {
    tables: [
      {
        name: 'audit',
        columns: ['at', 'action', 'by', 'ip', 'changes'],
        // Others are not named, and what the person did to others is listed without its changes.
        sql: `with own as (select type, id from subjects where user_id = $2), mine as (
                select id from audit_logs where tenant_id = $1 and actor_id = $2
                union
                select l.id from own join audit_logs l
                  on l.tenant_id = $1 and l.subject_type = own.type and l.subject_id = own.id)
              select ${localTime('l.created_at')} as at, l.action,
                case when l.actor_id = $2 then 'you' when l.actor_id is null then 'system' else 'someone else' end as by,
                case when l.actor_id = $2 then host(l.ip) end as ip,
                case when own.id is not null then l.changes end as changes
              from mine join audit_logs l using (id)
              left join own on own.type = l.subject_type and own.id = l.subject_id
              order by l.id`,
      },
    ],
  },
}
